import type { ApiRequest } from '../request'

const quoted = (text: string) => `'${text.replace(/'/g, "'\\''")}'`

/** For the shell of Linux and macOS, with the token in `$TOKEN`. */
export function curlSample({ method, base, url, headers, withToken, body }: ApiRequest, origin: string): string {
  return [
    `curl --include --request ${method.toUpperCase()} ${quoted(origin + base + url)}`,
    ...(withToken ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...bodyOptions(body)
  ].join(' \\\n  ')
}

function bodyOptions(body: ApiRequest['body']): string[] {
  if (!body) return []
  if (body.kind === 'file') return [`--header ${quoted(`Content-Type: ${body.type}`)}`, '--data-binary @file']
  if (body.kind === 'json')
    return ["--header 'Content-Type: application/json'", `--data ${quoted(JSON.stringify(body.value, null, 2))}`]
  return Object.entries(body.fields).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`)
}

/** Keeps the token of a login in `$TOKEN`. */
export const curlLogin = (request: ApiRequest, origin: string): string =>
  `TOKEN=$(${curlSample(request, origin).replace('--include', '--silent')} |
  sed -n 's/.*"access_token" *: *"\\([^"]*\\)".*/\\1/p')`
