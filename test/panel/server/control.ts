import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LicenceServer } from '../codesys/licence-server'
import { RUNTIME_PACKAGES } from '../codesys/sample-runtimes'
import type { PlantPlcs } from '../communication/modbus/plant-plcs'
import { readSentTime } from '../device/device-text'
import { isRestartCause, UNASKED } from '../device/restarts-state'
import type { Internet } from '../easyaccess/internet'
import { INTERNET_HELP, orderInternet } from '../easyaccess/internet-orders'
import type { Fault } from '../faults/faults'
import { hostOf, type Peer, type Upgrade } from '../http/sockets'
import type { Panel } from '../panel'
import type { Medium } from '../project/media'
import type { FactoryHost } from '../secs-gem/host/factory-host'
import type { HostFaults } from '../secs-gem/host/secs-host'
import type { PlantFileFaults } from '../storage/plant-disk'
import { LOCAL_SOCKET, sendFile, sendPage } from './screen-pages'
import type { Served } from './server'
import { refuseUpgrade, socketListener } from './upgrade'

type Command = Record<string, unknown>

/** What surrounds a served panel. */
interface Plant {
  files?: PlantFileFaults
  plcs?: PlantPlcs
  internet?: Internet
  host?: FactoryHost
  licences?: LicenceServer
}

interface World {
  panel: Panel
  /** Faults of the plant's file servers. */
  files: PlantFileFaults
  plcs: PlantPlcs | undefined
  internet: Internet | undefined
  host: FactoryHost | undefined
  licences: LicenceServer | undefined
  /** Media that were pulled, to be put in again. */
  pulled: Medium[]
}

const HELP = `Faults of the virtual panel, as JSON by POST:
  /faults           { "kind": "slow", "milliseconds": 3000 } | { "kind": "refuse" } | { "kind": "hang" } | { "kind": "cut" }
                    | { "kind": "garbage", "garbage": "html" } | { "kind": "answer", "status": 500 }
                    | { "kind": "busy", "retryAfterSeconds": 5 } | { "kind": "too-large", "limitBytes": 1000000 }
                    | { "kind": "redirect", "location": "/" } | { "kind": "dribble", "everyMilliseconds": 100 }
                    with "on": "GET /system/status" for one call, "once": true for once
  /clear            { }
  /reboot           { "seconds": 20 }      as by someone at the panel; with "cause": ${UNASKED.join(', ')}
  /expire-sessions  { }
  /end-sessions     { }
  /drop-sockets     { }
  /silence-sockets  { }
  /refuse-sockets   { }
  /flood-sockets    { }
  /missing-file     { "file": "data-log" }   files of the console whose path contains this are gone
  /older-firmware   { }                    has only the calls that the console needs, and sends numbers as text; with
                    "tags": ["recipe", "email"] it lacks those of these tags
  /refresh-tokens   { }                    tokens are renewed with a refresh token of their own
  /clock            { "time": "2026.11.21-09:41:07" }
  /project-start    { "fails": true }      the project does not start again once it was stopped; false mends it
  /pull-medium      { "medium": "usb1" }   pulls the USB drive; "sd1" is the SD card
  /put-medium       { "medium": "usb1" }   puts it in again, as it was pulled
  /protect-medium   { "medium": "usb1" }   write-protects it; "writable": true undoes that
  /crash-service    { "service": "ftp" }    the FTP server breaks off; "snmp" is the SNMP agent, "vnc" the VNC server
  /file-servers     { "cut_after_bytes": 1000 }      breaks the connection of the next upload
                    { "host_key_changed": true }     the SFTP servers have another host key; false has the first again
  /screen           { "on": false }         switches the screen of the panel off; true switches it on again
  /touch            { "x": 100, "y": 60 }    touches the screen during a touch calibration; without a position at its target;
                    { "keep": true } and { "cancel": true } are the buttons at the panel
  /operator         { "username": "Shift2", "password": "Line2x33" }     logs in at the panel; { "out": true } logs out
  /plc              { "name": "Line PLC", "off": true }      switches a PLC off, which is a Modbus TCP server here; false has it run again
  /secs-host        { "off": true }         switches the SECS/GEM host off; false switches it on again. Its faults: { "deviceId": 7 },
                    { "ignoresSelect": true }, { "silentTo": ["S1F13"] }, { "deniesCommunication": true }, { "refusesOnline": true }
  /licence-server   { "silent": true } | { "expired": true } | { "forged": true } | { }   of CODESYS
  /codesys-licence  a request file of the panel; returns the licence file for it
${INTERNET_HELP}GET /codesys/<name> is a runtime package: ${Object.keys(RUNTIME_PACKAGES).join(', ')}
GET /log lists what was saved, GET /faults the active faults; /screen is the operating screen at the panel, in a browser.
`

/** Switches the faults of a served panel by hand. On this machine only, and apart from the calls of the panel. */
export async function serveControl(panel: Panel, plant: Plant = {}, port = 0): Promise<Served> {
  const { files = {}, plcs, internet, host, licences } = plant
  const world: World = { panel, files, plcs, internet, host, licences, pulled: [] }
  const server = createServer(async (request, response) => {
    const reply = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text)
    if (!isLocal(request)) return reply(403, 'From this machine only, and a POST with Content-Type: application/json\n')
    if (request.method === 'GET') {
      const runtime = RUNTIME_PACKAGES[request.url?.replace('/codesys/', '') ?? '']
      if (runtime) return response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(runtime())
      if (request.url === '/screen') return sendPage(request, response, 'panel', LOCAL_SOCKET)
      return sendFile(request.url ?? '/', response) || reply(200, report(panel, request.url ?? '/'))
    }
    const order = await readCommand(request)
    if (!order) return reply(400, HELP)
    if (request.url === '/codesys-licence') {
      const licence = licences?.respond(Buffer.from(JSON.stringify(order)))
      return licence instanceof Uint8Array ? response.end(licence) : reply(409, `${licence ?? 'not a request'}\n`)
    }
    return runCommand(world, request.url ?? '', order) ? reply(200, 'done\n') : reply(404, HELP)
  })
  const { local } = panel.webview
  const upgrade = socketListener(url => (url === LOCAL_SOCKET ? joinLocal : undefined))
  const joinLocal = ({ origin, host }: Upgrade, peer: Peer) =>
    hostOf(origin) === host
      ? ({ status: 101, receive: local.receive, leave: local.show(peer) } as const)
      : { status: 403 }
  server.on('upgrade', (request, stream, head) =>
    isLocal(request) ? upgrade(request, stream, head) : refuseUpgrade(stream, 403)
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => new Promise(resolve => void server.close(() => resolve()))
  }
}

/** A page of another site may reach this port too, but not with this Host and this type of content. */
function isLocal({ headers, method }: IncomingMessage): boolean {
  const host = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')
  return host && (method === 'GET' || headers['content-type'] === 'application/json')
}

function report(panel: Panel, url: string): string {
  const { touch } = panel
  if (url === '/touch') return `${JSON.stringify({ ...touch.session(), target: touch.operator.target() ?? null })}\n`
  if (url === '/log') return `${JSON.stringify(panel.log, null, 2)}\n`
  if (url === '/faults') return `${JSON.stringify(panel.faults.list(), null, 2)}\n`
  return HELP
}

async function readCommand(request: IncomingMessage): Promise<Command | undefined> {
  let text = ''
  try {
    for await (const chunk of request) text += chunk
    const order: unknown = JSON.parse(text || '{}')
    return typeof order === 'object' && order !== null ? { ...order } : undefined
  } catch {
    return undefined
  }
}

function runCommand(world: World, url: string, order: Command): boolean {
  const { faults, clock, state, touch, operators, webview } = world.panel
  const named = (media: Medium[]) => media.filter(({ id }) => id === order.medium)
  const others = (media: Medium[]) => media.filter(({ id }) => id !== order.medium)
  const commands: Record<string, () => void> = {
    '/faults': () => setFault(faults.set, order),
    '/clear': () => faults.clear(typeof order.on === 'string' ? order.on : undefined),
    '/reboot': () =>
      faults.reboot(Number(order.seconds ?? 20), isRestartCause(order.cause) ? { cause: order.cause } : undefined),
    '/expire-sessions': faults.expireSessions,
    '/end-sessions': faults.endSessions,
    '/drop-sockets': faults.dropSockets,
    '/silence-sockets': () => faults.silenceSockets(true),
    '/refuse-sockets': () => faults.refuseSockets(true),
    '/flood-sockets': () => faults.floodSockets(true),
    '/missing-file': () => faults.missingFile(String(order.file)),
    '/older-firmware': () => faults.olderFirmware(Array.isArray(order.tags) ? order.tags.map(String) : undefined),
    '/refresh-tokens': () => faults.separateRefreshTokens(true),
    '/clock': () => clock.set(readSentTime(String(order.time)) ?? clock.now()),
    '/project-start': () => {
      state.projectDoesNotStart = order.fails !== false
    },
    '/pull-medium': () => {
      world.pulled = [...named(state.media), ...others(world.pulled)]
      state.media = others(state.media)
    },
    '/put-medium': () => {
      state.media = [...named([...state.media, ...world.pulled]).slice(0, 1), ...others(state.media)]
    },
    '/protect-medium': () => {
      for (const medium of named(state.media)) medium.readOnly = order.writable !== true
    },
    '/screen': () => webview.setScreen(order.on !== false),
    '/touch': () => {
      if (order.keep === true) touch.operator.keep()
      else if (order.cancel === true) touch.operator.cancel()
      else touch.operator.touch(typeof order.x === 'number' ? { x: order.x, y: Number(order.y) } : undefined)
    },
    '/operator': () => {
      if (order.out === true) operators.signOut()
      else operators.signIn(String(order.username), String(order.password))
    },
    '/plc': () => void world.plcs?.[order.off === false ? 'start' : 'stop'](String(order.name)),
    '/easyaccess': () => {
      if (world.internet) orderInternet(world.internet, state.hardware.hardwareKey, order)
    },
    '/secs-host': () => {
      const { off, ...faults } = order
      // Typed by hand on a command line: the help text describes its form.
      world.host?.setFaults(faults as HostFaults)
      if (off !== undefined) world.host?.[off ? 'turnOff' : 'turnOn']()
    },
    '/licence-server': () => world.licences?.setFaults(order),
    '/crash-service': () => {
      const { misc, vnc } = world.panel
      const listener = order.service === 'vnc' ? vnc.listener : order.service === 'snmp' ? misc.snmp : misc.ftp
      void listener.crash(['Segmentation fault (core dumped)'])
    },
    '/file-servers': () => {
      if (typeof order.cut_after_bytes === 'number') world.files.cutAfterBytes = order.cut_after_bytes
      if (typeof order.host_key_changed === 'boolean') world.files.hostKeyChanged = order.host_key_changed
    }
  }
  const work = commands[url]
  work?.()
  return work !== undefined
}

function setFault(set: Panel['faults']['set'], { on, once, ...fault }: Command): void {
  // Typed by hand on a command line: the help text describes its form.
  set(fault as Fault, typeof on === 'string' ? on : undefined, once === true)
}
