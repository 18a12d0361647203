const SCRIPT = '/dev/reload.js'
const EVENTS = '/dev/reload'
const CODE = `new EventSource('${EVENTS}').addEventListener('reload', () => location.reload())\n`

/** Lets open pages be reloaded: a script of their own origin listens to events of the server. */
export function createReload() {
  const pages = new Set()

  return {
    tag: `<script src="${SCRIPT}" defer></script>`,

    /** Takes the requests of that script; answers whether it was one. */
    handle(request, response) {
      if (request.url === SCRIPT) {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(CODE)
        return true
      }
      if (request.url !== EVENTS) return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' }).write('\n')
      pages.add(response)
      response.on('close', () => pages.delete(response))
      return true
    },

    reloadAll() {
      for (const page of pages) page.write('event: reload\ndata:\n\n')
    }
  }
}
