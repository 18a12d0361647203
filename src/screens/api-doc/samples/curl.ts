import type { ApiRequest } from '../request'

const quoted = (text: string) => `'${text.replace(/'/g, "'\\''")}'`

/** For the shell of Linux and macOS, with the token in `$TOKEN`, where a login keeps it. */
export function curlSample(
  { method, base, url, headers, withToken, body }: ApiRequest,
  origin: string,
  login = false
): string {
  const lines = [
    `curl --${login ? 'silent' : 'include'} --request ${method.toUpperCase()} ${quoted(origin + base + url)}`,
    ...(withToken ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...bodyOptions(method, body)
  ].join(' \\\n  ')
  return login ? `TOKEN=$(${lines} |\n  sed -n 's/.*"access_token" *: *"\\([^"]*\\)".*/\\1/p')` : lines
}

function bodyOptions(method: ApiRequest['method'], body: ApiRequest['body']): string[] {
  // Some web servers refuse a POST without it with 411; curl sends it with a body only.
  if (!body) return /^p/.test(method) ? ["--header 'Content-Length: 0'"] : []
  if (body.kind === 'file') return [`--header ${quoted(`Content-Type: ${body.type}`)}`, '--data-binary @file']
  if (body.kind === 'json')
    return ["--header 'Content-Type: application/json'", `--data ${quoted(JSON.stringify(body.value, null, 2))}`]
  return Object.entries(body.fields).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`)
}
