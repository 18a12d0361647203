export const GARBAGE = ['html', 'truncated', 'null', 'wrong-types', 'empty', 'wrong-content-type', 'huge'] as const

export type Garbage = (typeof GARBAGE)[number]

const HTML = '<!doctype html><title>Sign in</title><h1>It works!</h1>'
const HUGE_BYTES = 10 * 1024 * 1024

/** What a broken panel or a proxy may send instead of the response, with status 200. */
export async function garbled(kind: Garbage, response: Response): Promise<Response> {
  const text = await response.text()
  switch (kind) {
    case 'html':
      return respond(HTML, 'text/html')
    case 'truncated':
      return respond(text.slice(0, Math.max(1, text.length / 2)))
    case 'null':
      return respond('null')
    case 'wrong-types':
      return respond(JSON.stringify(distorted(parsed(text))))
    case 'empty':
      return respond('')
    case 'wrong-content-type':
      return respond(text, 'text/html')
    case 'huge':
      return respond(JSON.stringify({ filler: 'x'.repeat(HUGE_BYTES) }))
  }
}

function respond(body: string, type = 'application/json'): Response {
  return new Response(body, { status: 200, headers: { 'Content-Type': type } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function distorted(value: unknown): unknown {
  if (Array.isArray(value)) return { length: 'many' }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, distorted(inner)]))
  return typeof value === 'number' ? `${value}px` : 42
}
