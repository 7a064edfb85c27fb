import { LOCK_FILES } from './plan-options.ts'

/** Made by tools: long, and nobody reviews them. What people write by hand is not on the list. */
export const UNREVIEWED_PATHS: readonly string[] = [
  ...LOCK_FILES.map((name) => `**/${name}`),
  '**/*.min.js',
  '**/*.min.css',
  '**/*.map',
  '**/*.snap',
  '**/*.pb.go',
  '**/*_pb2.py',
  '**/*.g.dart',
  '**/node_modules/**',
]
