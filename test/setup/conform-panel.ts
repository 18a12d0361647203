import { type Options as ConformOptions, conform } from '../conform/conform'
import type { Checked, Report, Result } from '../conform/results'
import { type ManualClock, runningClock } from '../panel/device/device-clock'
import { createPanel, type Panel, SEED_TIME } from '../panel/panel'
import type { Certificate } from '../panel/server/certificate'
import { serve } from '../panel/server/server'
import { type Front, serveFront } from './conform-front'
import { createPageDist } from './page-dist'

type Served = Panel<ManualClock>
type Respond = (request: Request) => Promise<Response>

export interface Options extends Partial<Omit<ConformOptions, 'panel'>> {
  /** What the panel does differently. */
  change?: (panel: Served) => Partial<Served>
  /** Called before the run. */
  prepare?: (panel: Served) => Promise<void>
  dist?: string
  /** A web server in front of the panel. */
  front?: Front
  tls?: Certificate
}

/** Runs the conformance tool against a virtual panel that is served for it. */
export async function conformOf({
  change = () => ({}),
  dist = createPageDist(),
  tls,
  front,
  prepare,
  ...options
}: Options = {}) {
  const panel = createPanel({ clock: runningClock(SEED_TIME) })
  const served = await serve({
    panel: Object.assign(Object.create(panel), change(panel)),
    dist,
    ...(tls && { tls })
  })
  const ahead = front && (await serveFront(served.address, front))
  await prepare?.(panel)
  const account = { username: 'engineer', password: 'engineer-3152' }
  try {
    const report: Report = await conform({ panel: (ahead ?? served).address, account, ...options })
    return { panel, report }
  } finally {
    await ahead?.close()
    await served.close()
  }
}

/** Changes the calls of one method and path. */
export function changedCalls(
  name: string,
  answer: (request: Request, respond: Respond) => Promise<Response>
): (panel: Served) => Partial<Served> {
  const [method, path = ''] = name.split(' ')
  return panel => ({
    fetch(input, init, ...rest) {
      const request = input instanceof Request ? input : new Request(new URL(input, 'http://panel.test'), init)
      const respond: Respond = changed => panel.fetch(changed, undefined, ...rest)
      const { pathname } = new URL(request.url)
      const isMeant = request.method === method && pathname.startsWith(`/api/v1${path}`)
      return isMeant ? answer(request, respond) : respond(request)
    }
  })
}

/** Changes the body of an answer, or its status and headers. */
export async function changedResponse(
  response: Response,
  change: { body?: (text: string) => string; status?: number; headers?: Record<string, string | undefined> }
): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  const text = await response.text()
  const status = change.status ?? response.status
  return new Response(status === 204 ? null : (change.body?.(text) ?? text), { status, headers })
}

const isFailed = (result: Result): result is Checked => result.result === 'failed'

/** What a report says is wrong, by operation. */
export const failuresIn = ({ results }: Report): Record<string, string[]> =>
  Object.fromEntries(
    results.filter(isFailed).map(({ operation, findings }) => [operation, findings.map(({ text }) => text)])
  )
