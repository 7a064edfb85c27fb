/** An action that asks a model: its inputs and outputs by its action.yml at that commit (read November 2026). */
export interface ModelAction {
  /** The newest release when it was read. */
  readonly version: string
  readonly commit: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)

export const MODEL_ACTIONS: Readonly<Record<string, ModelAction>> = {
  'anthropics/claude-code-action': {
    version: 'v1.0.200',
    commit: '24dcd50c0568f0fc9e9211213a4fd2d9eb15c4e0',
    inputs: words(`
      trigger_phrase assignee_trigger label_trigger base_branch branch_prefix branch_name_template allowed_bots
      allowed_non_write_users include_comments_by_actor exclude_comments_by_actor prompt settings anthropic_api_key
      claude_code_oauth_token anthropic_federation_rule_id anthropic_organization_id anthropic_service_account_id
      anthropic_workspace_id anthropic_oidc_audience github_token use_bedrock use_vertex use_foundry claude_args
      additional_permissions use_sticky_comment classify_inline_comments use_commit_signing ssh_signing_key bot_id
      bot_name track_progress include_fix_links path_to_claude_code_executable path_to_bun_executable display_report
      show_full_output plugins plugin_marketplaces`),
    outputs: words('conclusion execution_file branch_name github_token structured_output session_id'),
  },
  'openai/codex-action': {
    version: 'v1.8',
    commit: 'e0fdf01220eb9a88167c4898839d273e3f2609d1',
    inputs: words(`
      prompt prompt-file output-file openai-api-key responses-api-endpoint working-directory sandbox codex-version
      codex-args output-schema output-schema-file model effort codex-home safety-strategy codex-user allow-users
      allow-bots allow-bot-users`),
    outputs: ['final-message'],
  },
  'google-github-actions/run-gemini-cli': {
    version: 'v0.1.22',
    commit: 'f77273f4c914e4bf38440cf36a0369cb64a37489',
    inputs: words(`
      gcp_location gcp_project_id gcp_service_account gcp_workload_identity_provider gcp_token_format
      gcp_access_token_scopes gemini_api_key gemini_cli_version gemini_debug gemini_model google_api_key prompt settings
      use_gemini_code_assist use_vertex_ai extensions upload_artifacts use_pnpm workflow_name github_pr_number
      github_issue_number`),
    outputs: ['summary', 'error'],
  },
  // Its tag v3 is the only one of that version. Version 2 asked GitHub Models, which is retired since July 2026.
  'actions/ai-inference': {
    version: 'v3',
    commit: '2c43c91ae16266ca159d311430343c67a5ffa222',
    inputs: words(`
      prompt prompt-file input file_input model system-prompt system-prompt-file token provider copilot-cli-path
      copilot-allow-tools`),
    outputs: ['response', 'response-file'],
  },
}
