import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { VARIANT_HELP, VARIANT_OPTIONS, variantOf } from '../../build.mjs'
import { Complaint, runTool } from './complaint.mjs'
import { prepareOpcuaInBackground } from './opcua-packages.mjs'
import { CACHE } from './paths.mjs'
import { prepare } from './prepare.mjs'

const HELP = `Usage: npm start [-- options]

Builds the console and serves it, on the virtual panel or in front of a real one.

  --panel <address>     the data of a real panel, such as https://192.168.1.10
  --insecure            accept its certificate that is not trusted; its fingerprint is shown
  --seed <name>         another virtual panel: running-plant, factory-new, large-opcua,
                        huge-opcua, full-disk, large-logs, two-radios or small
  --missing <screens>   the virtual panel as a model that lacks these screens, by the names
                        of their folders, with commas
  --no-opcua            without the OPC UA server and multicast DNS
${VARIANT_HELP}
  --watch               build again on change and reload the page
  --gallery             also serve /gallery, every component in all its states
  --host <host>         another address to serve at than 127.0.0.1
  --port <port>, --https-port <port>
                        other ports than 8080 and 8443
  --help                show this`
const USAGE = 'npm start -- --help explains the options.'
const SERVING = 'test/tools/serving.ts'

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8080' },
  'https-port': { type: 'string', default: '8443' },
  seed: { type: 'string', default: 'running-plant' },
  missing: { type: 'string', default: '' },
  ...VARIANT_OPTIONS,
  'no-opcua': { type: 'boolean', default: false },
  panel: { type: 'string' },
  insecure: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  gallery: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false }
}

/** Builds the console and serves it, on the virtual panel or in front of a real one, until it is ended. */
export function runStart(args) {
  return runTool(async () => {
    const {
      help,
      watch,
      gallery,
      'https-port': httpsPort,
      'no-opcua': noOpcua,
      languages,
      brand,
      without,
      ...options
    } = readOptions(args)
    if (help) return console.log(HELP)
    prepare()
    const { bundle } = await import('./bundle.mjs')
    const { rebuildOnChange, runBuild } = await import('./watch.mjs')
    const dist = join(CACHE, watch ? 'watched' : 'started')
    const variant = variantOf({ languages, brand, without })
    const reload = await runBuild(dist, watch, variant)
    const bundles = await bundle([SERVING], 'serve')
    const { startServing } = await import(pathToFileURL(bundles.get(SERVING)).href)
    const handlers = [reload?.handle, gallery ? (await import('./gallery.mjs')).createGallery() : undefined]
    const before = (request, response) => handlers.some(handle => handle?.(request, response))
    const opcua = noOpcua ? undefined : prepareOpcuaInBackground
    const ports = { port: readPort(options.port), httpsPort: readPort(httpsPort) }
    console.log(await startServing({ ...options, ...ports, opcua, dist, before }).catch(explain))
    if (gallery) console.log('\nThe components of the console in all their states: /gallery')
    if (watch) rebuildOnChange(dist, reload, variant)
  })
}

function readOptions(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new Complaint(`${error.message}\n${USAGE}`)
  }
}

function readPort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Complaint(`${text} is not a port.\n${USAGE}`)
}

function explain(error) {
  const { code, port, address, message } = error
  if (code === 'EADDRINUSE') throw new Complaint(`Port ${port} is taken: choose others with --port and --https-port.`)
  if (code === 'EACCES') throw new Complaint(`Port ${port} is not allowed: choose others with --port and --https-port.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Complaint(`No such host here: ${address ?? message}.`)
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH') throw new Complaint(`The panel cannot be reached (${code}).`)
  if (error.name === 'UntrustedCertificate') throw new Complaint(message)
  if (error.name === 'WrongOption') throw new Complaint(`${message}\n${USAGE}`)
  throw error
}
