import type { BrowserContext, Page, Request } from 'playwright-core'

/** Records the requests to the panel, such as `GET /system/time`, in the order in which they are sent. */
export function watchCalls(source: BrowserContext | Page) {
  let calls: { name: string; request: Request }[] = []
  // Both types emit this event, but have no common type that declares it.
  const page = source as Page
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!/^\/(api|cgi)\//.test(pathname)) return
    calls.push({ name: `${request.method()} ${pathname.replace('/api/v1', '')}`, request })
  })
  const named = (name: string) => calls.filter(call => call.name === name)

  return {
    names: () => calls.map(({ name }) => name),
    count: (name: string) => named(name).length,
    last: (name: string) => named(name).pop()?.request,
    forget: () => {
      calls = []
    }
  }
}
