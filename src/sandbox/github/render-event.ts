import { renderPull } from './render-pull.ts'
import { renderRepository } from './render-repository.ts'
import { renderUser } from './render-user.ts'
import type { State } from './state.ts'

/** https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request */
export async function renderEvent(state: State, action: string) {
  const { accounts, pull, settings } = state
  return {
    action,
    number: settings.number,
    pull_request: await renderPull(state),
    repository: renderRepository(state, accounts.named(settings.owner), false),
    sender: renderUser(state, pull.author),
  }
}
