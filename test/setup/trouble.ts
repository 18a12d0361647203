import type { BrowserContext, Request } from 'playwright-core'

/** The socket of the clock may be the first to use a token that has ended; Chromium says it in other words then. */
const SOCKET_401 = /WebSocket .*HTTP Authentication failed/

/** Collects what goes wrong in a browser unseen: errors of console and pages, failed requests, calls to other hosts. */
export function watchForTrouble(context: BrowserContext, host: string) {
  const seen: string[] = []
  const expected: RegExp[] = []

  context.on('console', message => {
    // A violation of the policy and an answer of 400 or more come as messages of the console.
    const text = message.text().replace(SOCKET_401, '$& (status of 401)')
    if (message.type() === 'error') seen.push(`console: ${text} (${message.location().url})`)
  })
  context.on('weberror', problem => seen.push(`page: ${problem.error().stack ?? problem.error().message}`))
  context.on('request', request => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).hostname !== host) {
      seen.push(`another origin: ${request.url()}`)
    }
  })
  context.on('requestfailed', request => {
    if (!isCancelled(request)) seen.push(`request: ${request.url()} ${request.failure()?.errorText}`)
  })

  return {
    expect: (pattern: RegExp) => void expected.push(pattern),
    found: () => seen.filter(text => !expected.some(pattern => pattern.test(text)))
  }
}

function isCancelled(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED'
}
