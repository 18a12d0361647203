import { connect } from 'node:net'

const COOKIE = 'Cookie: ihmi_user_token=%zz'
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='

/** Requests that HTTP allows or nearly so, and that no part of a server should fail on. `HOST` is that of the server. */
export const HOSTILE_REQUESTS: readonly string[] = [
  `GET /app HTTP/1.1\r\nHost: HOST\r\n${COOKIE}`,
  `GET /api/v1/system/time HTTP/1.1\r\nHost: HOST\r\n${COOKIE}`,
  `GET /webview/1 HTTP/1.1\r\nHost: HOST\r\n${COOKIE}`,
  ...['/ws/datetime', '/ws/user-mode', '/ws/webview/1', '/ws/screen', '/ws/%zz', 'http://[', '//', '*'].map(
    path => `GET ${path} HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\n${COOKIE}\r\n${UPGRADE}`
  ),
  ...[
    'http://[',
    'http://',
    'https://[::1',
    '//[',
    '//',
    '/%',
    '/app/%zz',
    '/admin/static/%zz',
    '/admin/static/..%2f',
    '*'
  ].map(path => `GET ${path} HTTP/1.1\r\nHost: HOST`),
  'GET /api/v1/%zz HTTP/1.1\r\nHost: HOST',
  'GET /api/v1/downloads/%zz HTTP/1.1\r\nHost: HOST',
  'GET /api/v1/system/time?x=%zz HTTP/1.1\r\nHost: HOST',
  'GET /webview/files/..%2f HTTP/1.1\r\nHost: HOST',
  'GET /api/v1/system/time HTTP/1.1\r\nHost: [',
  'GET /api/v1/system/time HTTP/1.1\r\nHost: HOST\r\nOrigin: http://[',
  'GET /api/v1/system/time HTTP/1.1\r\nHost: HOST\r\nAuthorization: Bearer \u00ff',
  'OPTIONS * HTTP/1.1\r\nHost: HOST',
  'CONNECT [ HTTP/1.1\r\nHost: HOST',
  'POST /api/v1/auth/token/user HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\n%zz'
]

/** Sends one of them. @returns the status, and the head of the response; nothing where the connection was only closed. */
export function sendRaw(port: number, request: string): Promise<[status: number | undefined, head: string]> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const finish = () => {
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1]
      resolve([status === undefined ? undefined : Number(status), received.split('\r\n\r\n')[0] ?? ''])
    }
    socket.on('error', finish).on('close', finish)
    socket.on('data', data => {
      received += data
      if (received.includes('\r\n\r\n')) finish()
    })
    const [head, ...body] = request.replaceAll('HOST', `127.0.0.1:${port}`).split('\r\n\r\n')
    socket.write(
      [head, ...(head?.includes('Upgrade') ? [] : ['Connection: close'])].join('\r\n') + `\r\n\r\n${body.join('')}`,
      'latin1'
    )
  })
}
