import { type Fault, type RequestPattern, requestCounter } from './fault.ts'
import type { RecordedRequest } from './request-log.ts'

type Action = (request: RecordedRequest) => unknown

interface Plan {
  readonly matches: (request: RecordedRequest) => boolean
  readonly fault?: Fault
  readonly action?: Action
}

/** Faults and hooks, each with the requests it applies to. */
export interface FaultPlan {
  /** Applies a fault to the matching requests. */
  fail(on: RequestPattern, fault: Fault): void
  /** Runs a hook when a matching request has arrived, before it is handled. */
  before(on: RequestPattern, action: Action): void
  /** Runs the hooks for a request and returns its fault, if any. */
  onRequest(request: RecordedRequest): Promise<Fault | undefined>
}

export function faultPlan(): FaultPlan {
  const plans: Plan[] = []
  return {
    fail: (on, fault) => void plans.push({ matches: requestCounter(on), fault }),
    before: (on, action) => void plans.push({ matches: requestCounter(on), action }),
    async onRequest(request) {
      // Every plan counts every request, even one that another plan applies to as well.
      const due = plans.filter(({ matches }) => matches(request))
      for (const { action } of due) await action?.(request)
      return due.find(({ fault }) => fault)?.fault
    },
  }
}
