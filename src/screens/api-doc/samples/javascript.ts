import type { ApiRequest } from '../request'

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
const indented = (text: string) => text.replace(/\n/g, '\n  ')

/** For browsers and Node, with the token in `token`. */
export function javascriptSample({ method, base, url, headers, withToken, body }: ApiRequest, origin: string): string {
  const type = typeOf(body)
  const lines = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the sample
    ...(withToken ? ['Authorization: `Bearer ${token}`'] : []),
    ...(type ? [`'Content-Type': ${quoted(type)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
  ]
  const options = [
    `  method: ${quoted(method.toUpperCase())}`,
    ...(lines.length > 0 ? [`  headers: {\n    ${lines.join(',\n    ')}\n  }`] : []),
    ...bodyOption(body)
  ]
  return `const response = await fetch(${quoted(origin + base + url)}, {
${options.join(',\n')}
})
console.log(response.status, await response.text())`
}

/** `URLSearchParams` set the type themselves. */
function typeOf(body: ApiRequest['body']): string | undefined {
  if (body?.kind === 'file') return body.type
  return body?.kind === 'json' ? 'application/json' : undefined
}

function bodyOption(body: ApiRequest['body']): string[] {
  if (!body) return []
  if (body.kind === 'file') return ['  body: file']
  if (body.kind === 'json') return [`  body: JSON.stringify(${indented(JSON.stringify(body.value, null, 2))})`]
  return [`  body: new URLSearchParams(${indented(JSON.stringify(body.fields, null, 2))})`]
}

/** For a page of the panel, whose cookie and `Origin` the browser sends. */
export const javascriptSocket = (address: string): string => `const socket = new WebSocket('${address}')
socket.addEventListener('message', ({ data }) => console.log(data))`
