const PING_MILLISECONDS = 2000
const SILENT_MILLISECONDS = 6000
const RETRY_MILLISECONDS = 2000
/** Codes of the panel with which it closes for good: the connection has ended, or nobody is let in any more from 4400. */
const ENDED = 1000
const REFUSED = 4400

/**
 * Keeps the socket to the panel open. A ping every 2 s measures the round trip and the pictures in between; without anything from the panel for 6 s
 * the connection is lost.
 */
export function openLink(path, { onScreen, onLost }) {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
  let socket
  let lastMessage = 0
  let pingedAt
  let latencyMs = null
  let pictures = 0
  let input = false

  const send = message => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  const ping = () => {
    const now = performance.now()
    const framesPerSecond = pingedAt === undefined ? null : (pictures * 1000) / (now - pingedAt)
    pingedAt = now
    pictures = 0
    send({ kind: 'ping', latencyMs, framesPerSecond, input })
    input = false
  }

  const receive = ({ data }) => {
    lastMessage = performance.now()
    const message = JSON.parse(data)
    if (message.kind === 'pong' && pingedAt !== undefined) latencyMs = Math.round(lastMessage - pingedAt)
    if (message.kind !== 'screen') return
    onScreen(message)
    pictures += 1
  }

  const connect = () => {
    const current = new WebSocket(url)
    socket = current
    lastMessage = performance.now()
    current.addEventListener('open', ping)
    current.addEventListener('message', receive)
    current.addEventListener('close', ({ code }) => {
      if (socket !== current) return
      onLost()
      if (code !== ENDED && code < REFUSED) setTimeout(connect, RETRY_MILLISECONDS)
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
