const PING_MILLISECONDS = 2000
const SILENT_MILLISECONDS = 6000
const RETRY_MILLISECONDS = 2000

/**
 * Keeps the socket to the panel open. A ping every 2 s measures the round trip; without anything from the panel for 6 s
 * the connection is lost.
 */
export function openLink(path, { onScreen, onLost }) {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
  let socket
  let lastMessage = 0
  let pingedAt
  let latencyMs = null
  let input = false

  const send = message => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  const ping = () => {
    pingedAt = performance.now()
    send({ kind: 'ping', latencyMs, input })
    input = false
  }

  const receive = ({ data }) => {
    lastMessage = performance.now()
    const message = JSON.parse(data)
    if (message.kind === 'pong' && pingedAt !== undefined) latencyMs = Math.round(lastMessage - pingedAt)
    if (message.kind === 'screen') onScreen(message)
  }

  const connect = () => {
    const current = new WebSocket(url)
    socket = current
    lastMessage = performance.now()
    current.addEventListener('open', ping)
    current.addEventListener('message', receive)
    current.addEventListener('close', () => {
      if (socket !== current) return
      onLost()
      setTimeout(connect, RETRY_MILLISECONDS)
    })
  }

  setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && performance.now() - lastMessage > SILENT_MILLISECONDS) {
      const silent = socket
      socket = undefined
      silent.close()
      onLost()
      connect()
    } else ping()
  }, PING_MILLISECONDS)
  for (const name of ['pointerdown', 'pointermove', 'keydown'])
    addEventListener(name, () => {
      input = true
    })
  connect()
  return send
}
