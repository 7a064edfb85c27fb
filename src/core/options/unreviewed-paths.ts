import { LOCK_FILES } from './plan-options.ts'

/** Generated files, which are long and usually not reviewed. Files that people write by hand must not be listed here. */
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
