import './panel-zone'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLicenceServer } from '../panel/codesys/licence-server'
import { LICENCE_SERVER, SAMPLE_CODES } from '../panel/codesys/licence-site'
import { startPlantPlcs } from '../panel/communication/modbus/plant-plcs'
import { runningClock } from '../panel/device/device-clock'
import { lacksScreen, OPTIONAL_SCREENS } from '../panel/device/missing-screens'
import { type Internet, PROXY_HOST, startInternet } from '../panel/easyaccess/internet'
import { PROXY_ACCOUNT } from '../panel/easyaccess/plant-proxy'
import { PARTNERS } from '../panel/easyaccess/portal'
import { MAIL_ACCOUNTS, startPlantMail } from '../panel/mail/plant-mail'
import { loopbackEngine } from '../panel/misc/engine/loopback-engine'
import { SEARCH } from '../panel/misc/engine/search'
import { idleNames } from '../panel/misc/idle-engine'
import { startPlantServices } from '../panel/misc/plant-services'
import type { PlantNetwork } from '../panel/network/plant-network'
import { nodeOpcuaEngine } from '../panel/opcua/server/node-opcua-engine'
import { createPanel, type Panel } from '../panel/panel'
import { HOST, HOST_PORT, startFactoryHost } from '../panel/secs-gem/host/factory-host'
import { isSeedName, SEEDS } from '../panel/seeds'
import { createCertificate } from '../panel/server/certificate'
import { serveControl } from '../panel/server/control'
import { serve } from '../panel/server/server'
import { FILE_FOLDERS, type PlantFileFaults } from '../panel/storage/plant-disk'
import { FILE_ACCOUNTS, FILE_SERVERS, type PlantFiles, startPlantFiles } from '../panel/storage/plant-files'
import { startRfbServer } from '../panel/vnc/rfb/rfb-server'
import { serveInFront } from './in-front'
import { pinCertificate } from './panel-certificate'

/** Says how much is installed, in percent. */
type Install = (onPercent: (percent: number) => void) => Promise<void>

const PRINTED_PERCENT = 20

interface Serving {
  dist: string
  host: string
  port: number
  httpsPort: number
  seed: string
  /** The names of screens that the model of the virtual panel does not have, separated by commas. */
  missing?: string
  /** Installs the OPC UA server of the panel; without it, the panel has none. */
  opcua: Install | undefined
  /** The address of a real panel. */
  panel?: string
  /** Whether its certificate may be one that this machine does not trust. */
  insecure: boolean
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

class WrongOption extends Error {
  override name = 'WrongOption'
}

/** Serves the built console over http and https; answers what to tell whoever started it. */
export async function startServing({
  seed,
  missing = '',
  opcua,
  panel,
  insecure,
  port,
  httpsPort,
  ...options
}: Serving): Promise<string> {
  if (panel !== undefined) {
    const tls = await createCertificate(options.host)
    const target = readTarget(panel)
    const pinned = target.startsWith('https:') ? await pinCertificate(target, insecure) : undefined
    const front = { ...options, target, ...(pinned && { agent: pinned.agent }) }
    const plain = await serveInFront({ ...front, port })
    const secure = await serveInFront({ ...front, port: httpsPort, tls })
    return `\n  ${plain.address}\n  ${secure.address}\n\nin front of ${target}${pinned?.note ?? ''}`
  }
  const virtual = createPanel({
    seed: readSeed(seed),
    missing: readMissing(missing),
    clock: runningClock(),
    onViolation: console.error
  })
  virtual.opcua.expect(opcua !== undefined)
  const mail = await startPlantMail(({ from, to }) => console.log(`A mail from ${from} arrived for ${to.join(', ')}.`))
  virtual.state.mailNetwork = mail.network
  const faults: PlantFileFaults = {}
  virtual.state.fileNetwork = startedOnce(() => startPlantFiles(faults))
  const plant = await startPlantServices()
  virtual.state.serviceNetwork = plant.network
  await virtual.misc.attach({ ...loopbackEngine, ...idleNames })
  await virtual.vnc.attach(async (wanted, screen) => {
    const server = await startRfbServer(wanted, screen)
    console.log(`The VNC server of the panel listens on 127.0.0.1, port ${server.port}.`)
    return server
  })
  const { certificate: cert, key } = virtual.misc.web.identity()
  const secure = await serve({ ...options, panel: virtual, port: httpsPort, tls: { cert, key } })
  const securePort = () => Number(new URL(secure.address).port)
  const plain = await serve({ ...options, panel: virtual, port, securePort })
  const plcs = await startPlantPlcs(virtual)
  const internet = await goOnline(virtual)
  const licences = await startLicenceServer()
  virtual.codesys.attach(licences.network)
  const host = await startFactoryHost(virtual)
  const control = await serveControl(virtual, { files: faults, plcs, internet, host, licences })
  if (opcua) void startOpcua(virtual, opcua)
  const has = (screen: string, text: string) => (lacksScreen(virtual.state, screen) ? [] : [text])
  return [
    `\n  ${plain.address}\n  ${secure.address}  (its certificate is self-signed)`,
    accountsOf(virtual),
    ...has('email', mailServersOf(virtual)),
    fileServers(),
    servicesOf(virtual),
    ...has(
      'codesys',
      `Activation code of CODESYS, for its licence server ${LICENCE_SERVER.host}: ${SAMPLE_CODES.free}`
    ),
    ...has('easyaccess', portalOf()),
    ...has('secs-gem', `SECS/GEM host that it reaches: ${HOST}, port ${HOST_PORT}`),
    ...(opcua ? ['OPC UA server: being started; the first time, 70 MB are installed before.'] : []),
    ...has('webview', webViewUsersOf(virtual)),
    `The screen at the panel itself: ${control.address}/screen`,
    `Faults to switch on: curl ${control.address}`
  ].join('\n\n')
}

/** After the console is served, which does not wait for it. */
async function startOpcua(panel: Panel, install: Install): Promise<void> {
  let printed = 0
  try {
    await install(percent => {
      panel.opcua.expect(true, percent)
      if (percent < printed + PRINTED_PERCENT) return
      printed = percent
      console.log(`The OPC UA server is being installed: ${percent}%`)
    })
    panel.opcua.expect(true)
    // The package for multicast DNS comes with those of OPC UA.
    await panel.misc.attach(loopbackEngine)
    await panel.opcua.attach(nodeOpcuaEngine)
    console.log(`\n${opcuaServerOf(panel)}`)
  } catch (error) {
    panel.opcua.expect(false)
    console.error(`\nThe panel has no OPC UA server: ${error instanceof Error ? error.message : error}`)
  }
}

/** The portal of the remote access knows the panel as the panel knows itself. */
async function goOnline({ state, easyAccess }: Panel): Promise<Internet> {
  const { domain, idleDisconnectMinutes: idleMinutes } = state.easyaccess
  const licence = easyAccess.state() === 'Not Activated' ? 'none' : 'active'
  const internet = await startInternet({ [state.hardware.hardwareKey]: { licence, domain, idleMinutes } })
  await easyAccess.attach(internet.network)
  return internet
}

function portalOf(): string {
  const partners = Object.entries(PARTNERS).map(account => account.join(', '))
  const { username, password } = PROXY_ACCOUNT
  return `EasyAccess 2.0 portal (partner ${partners.join('; ')}), also through ${PROXY_HOST}: HTTP 3128, SOCKS 5 1080 (${username}, ${password})`
}

/** The servers are started with the first file. */
function startedOnce(start: () => Promise<PlantFiles>): () => Promise<PlantNetwork> {
  let files: Promise<PlantFiles> | undefined
  return async () => {
    files ??= start()
    return (await files).network
  }
}

function readSeed(seed: string) {
  if (isSeedName(seed)) return seed
  throw new WrongOption(`There is no seed ${seed}: choose one of ${Object.keys(SEEDS).join(', ')}.`)
}

function readMissing(list: string): string[] {
  const names = list.split(',').filter(Boolean)
  const unknown = names.find(name => !OPTIONAL_SCREENS.includes(name))
  if (unknown === undefined) return names
  throw new WrongOption(`--missing ${unknown}: these screens may be missing: ${OPTIONAL_SCREENS.join(', ')}`)
}

function readTarget(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new WrongOption(`${text} is not the address of a panel, such as https://192.168.1.10.`)
}

function accountsOf({ state }: Panel): string {
  const rows = state.accounts.map(({ username, password }) => `  ${username.padEnd(16)}${password}`)
  return `Accounts of the virtual panel:\n${rows.join('\n')}`
}

function mailServersOf({ state }: Panel): string {
  const accounts = Object.entries(MAIL_ACCOUNTS).map(([name, { password }]) => `${name}, ${password}`)
  const rows = Object.entries(state.mailNetwork.hosts).map(
    ([host, ports]) => `  ${host}: ${Object.keys(ports).join(', ')}`
  )
  return `Mail servers that it reaches, and their ports (account ${accounts.join('; ')}):\n${rows.join('\n')}`
}

function fileServers(): string {
  const accounts = Object.entries(FILE_ACCOUNTS).map(account => account.join(', '))
  const rows = Object.entries(FILE_SERVERS).map(([host, ports]) => `  ${host}: ${ports.join(', ')}`)
  return `File servers that it reaches, and their ports (account ${accounts.join('; ')}; folders ${FILE_FOLDERS.join(', ')}):\n${rows.join('\n')}`
}

function servicesOf({ misc, state }: Panel): string {
  const { ftp, snmp, search } = misc.loopbackPorts()
  const own = [
    ...(ftp === undefined ? [] : [`  FTP: port ${ftp} (history, ${state.systemPasswords.history.password})`]),
    ...(snmp === undefined ? [] : [`  SNMP: port ${snmp}`]),
    ...(search === undefined ? [] : [`  Search of the engineering software: UDP port ${search}, text ${SEARCH}`])
  ]
  const servers = Object.keys(state.serviceNetwork.hosts).map(host => `  ${host}`)
  return `Services of the panel on 127.0.0.1, and the time and syslog servers that it reaches:\n${[...own, ...servers].join('\n')}`
}

function opcuaServerOf({ opcua, state }: Panel): string {
  const { endpoints, last_error: error } = opcua.server()
  const address = endpoints[0]?.url ?? `not running (${error?.code ?? 'no project or licence'})`
  const users = state.runtimeSecurity.accounts.filter(({ browse }) => browse)
  const accounts = users.map(({ username, password }) => `${username}, ${password}`)
  return `OPC UA server (account ${accounts.join('; ')}):\n  ${address}`
}

function webViewUsersOf({ state }: Panel): string {
  const { control_username, control_password, view_username, view_password } = state.webview.settings
  const users = [`${control_username}, ${control_password}`, `${view_username}, ${view_password} (view only)`]
  return `WebView (users ${users.join('; ')})`
}
