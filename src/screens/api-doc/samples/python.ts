import type { ApiRequest } from '../request'

const WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None']
])

/** For the package `requests`, with the token in `token`. */
export function pythonSample({ method, base, url, headers, withToken, body }: ApiRequest, origin: string): string {
  const lines = [
    ...(withToken ? ['"Authorization": f"Bearer {token}"'] : []),
    // The package itself sets the type of other bodies.
    ...(body?.kind === 'file' ? [`"Content-Type": ${JSON.stringify(body.type)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  ]
  const parts = [
    JSON.stringify(origin + base + url),
    ...(lines.length > 0 ? [`headers={${lines.join(', ')}}`] : []),
    ...bodyPart(body)
  ]
  return `import requests

response = requests.${method}(
${parts.map(part => `    ${part},\n`).join('')})
print(response.status_code, response.text)`
}

function bodyPart(body: ApiRequest['body']): string[] {
  if (!body) return []
  if (body.kind === 'file') return ['data=open("file", "rb")']
  return body.kind === 'json' ? [`json=${literal(body.value, '    ')}`] : [`data=${literal(body.fields, '    ')}`]
}

/** A text of JSON is one of Python too. */
function literal(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return WORDS.get(value) ?? JSON.stringify(value)
  const inner = `${indent}    `
  const items = Array.isArray(value)
    ? value.map(item => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literal(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return items.length > 0
    ? `${open}\n${items.map(item => `${inner}${item},\n`).join('')}${indent}${close}`
    : `${open}${close}`
}

/** For the package `websocket-client`. */
export const pythonSocket = (address: string, origin: string): string => `import websocket

socket = websocket.create_connection(
    "${address}",
    origin="${origin}",
    cookie=f"ihmi_user_token={token}",
)
while True:
    print(socket.recv())`
