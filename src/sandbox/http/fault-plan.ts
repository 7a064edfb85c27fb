import { type Fault, type RequestPattern, requestCounter } from './fault.ts'
import type { RecordedRequest } from './request-log.ts'

type Action = (request: RecordedRequest) => unknown

interface Plan {
  readonly matches: (request: RecordedRequest) => boolean
  readonly fault?: Fault
  readonly action?: Action
}

/** What is to happen to which requests. */
export interface FaultPlan {
  /** Lets a fault strike the requests matches. */
  fail(on: RequestPattern, fault: Fault): void
  /** Does something when such a request is in, before it is carried out. */
  before(on: RequestPattern, action: Action): void
  /** Carries out what is due for a request; the fault that strikes it. */
  onRequest(request: RecordedRequest): Promise<Fault | undefined>
}

export function faultPlan(): FaultPlan {
  const plans: Plan[] = []
  return {
    fail: (on, fault) => void plans.push({ matches: requestCounter(on), fault }),
    before: (on, action) => void plans.push({ matches: requestCounter(on), action }),
    async onRequest(request) {
      // Every plan counts every request, also one that another plan has already struck.
      const due = plans.filter(({ matches }) => matches(request))
      for (const { action } of due) await action?.(request)
      return due.find(({ fault }) => fault)?.fault
    },
  }
}
