import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Complaint, runTool } from './complaint.mjs'
import { confirmAt } from './confirm.mjs'
import { readHidden } from './hidden-input.mjs'
import { prepare } from './prepare.mjs'

const USAGE = `Usage: npm run conform -- --panel <address> --user <name> [options]
npm run conform -- --help explains the options.`
const HELP = `Compares the firmware of a panel with the contract in static/contract.

npm run conform -- --panel https://192.168.1.10 --user engineer [options]

  --panel <address>       http or https, with its port
  --user <name>           who logs in; what needs another permission is not run
  --second-user <name>    with fewer permissions, whose calls have to be refused
  --write                 also save settings and put them back, create entries
                          and delete them; never what would disturb the plant
  --bench                 also disturb the panel: update and rollback of the project,
                          network changes, passwords, certificates, a restart; says what
                          it will do and how that is undone, and asks before each
  --trial <name>          only this of what --bench does: update, network, level-password,
                          account-password, web-certificate, trusted-certificate or
                          restart; may be repeated
  --yes                   agree to all of that, where nobody is there to be asked
  --repeat                also make 100 logins, 20 sockets and 50 uploads (of no project),
                          some at once: says which failed, which was the slowest, and
                          whether the panel has released sessions, sockets and space
  --logins <n>, --sockets <n>, --uploads <n>
                          other numbers for that
  --wait-for-expiry <minutes>
                          wait at most so long for a token to expire; renew it
  --insecure              accept a certificate that is not trusted
  --only <tag>            check only this tag of the contract, sockets, pages, records,
                          repeat or bench; may be repeated
  --report <file>.json    where to write the report, with a .md beside it for people
                          (conformance/<host>-<port>.json)
  --help                  show this

Passwords are read from PANEL_PASSWORD and PANEL_SECOND_PASSWORD, or from the
terminal, where they are not shown. --bench reads that of the level Upload Project
from PANEL_UPLOAD_PASSWORD, for the update and for the password of a level.
Without --write, no request is sent that a panel would have to refuse in order to
stay unchanged.
Ctrl-C ends the run after the call in progress: what was changed is put back and
the report is written. A second Ctrl-C ends it at once.

Exit codes: 0 everything that was checked conforms, 1 something differs, 2 the panel
could not be checked to the end, or nothing of it was, 130 ended by Ctrl-C.`
const COMMAND = 'test/conform/command.ts'
const NOT_CHECKED = 2

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = {
  panel: { type: 'string' },
  user: { type: 'string' },
  'second-user': { type: 'string' },
  write: { type: 'boolean', default: false },
  bench: { type: 'boolean', default: false },
  trial: { type: 'string', multiple: true, default: [] },
  repeat: { type: 'boolean', default: false },
  logins: { type: 'string', default: '100' },
  sockets: { type: 'string', default: '20' },
  uploads: { type: 'string', default: '50' },
  yes: { type: 'boolean', default: false },
  'wait-for-expiry': { type: 'string', default: '0' },
  insecure: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false }
}

/** How often what --repeat does is done. */
const NUMBERS = ['logins', 'sockets', 'uploads']

/** Compares the firmware of a panel with the contract. */
export function runConform(args) {
  return runTool(async () => {
    const options = readOptions(args)
    if (options.help) return console.log(HELP)
    const { user, 'second-user': second, panel, write, insecure, only, 'wait-for-expiry': minutes } = options
    const [signIns, sockets, uploads] = NUMBERS.map(name => Number(options[name]))
    const repeats = options.repeat ? { signIns, sockets, uploads } : undefined
    const bench = options.bench
      ? { confirm: confirmAt(options.yes), uploadPassword: uploadPassword(), trials: options.trial }
      : undefined
    const report = options.report ?? reportOf(panel)
    prepareFolder(report)
    prepare()
    const account = await readAccount(user, 'PANEL_PASSWORD')
    const other = second === undefined ? undefined : await readAccount(second, 'PANEL_SECOND_PASSWORD')
    const { bundle } = await import('./bundle.mjs')
    const bundles = await bundle([COMMAND], 'conform')
    const { runCommand } = await import(pathToFileURL(bundles.get(COMMAND)).href)
    const command = {
      panel,
      write,
      bench,
      repeats,
      insecure,
      only,
      account,
      other,
      report,
      expiryMinutes: Number(minutes)
    }
    // Some terminals say 0.
    const columns = process.stdout.columns || undefined
    process.exitCode = await runCommand({ ...command, columns, signal: interruption() }, console.log).catch(explain)
  }, NOT_CHECKED)
}

/** One for each address of a host, at which several virtual panels may be. */
export function reportOf(panel) {
  const { protocol, hostname, port } = new URL(panel)
  const host = hostname.replace(/[^\w.-]/g, '')
  return `conformance/${host}-${port || (protocol === 'https:' ? 443 : 80)}.json`
}

function readOptions(args) {
  let options
  try {
    options = parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new Complaint(`${error.message}\n${USAGE}`)
  }
  if (options.help) return options
  const { panel, user, report = '.json', 'wait-for-expiry': minutes } = options
  if (!panel || !user || !report.endsWith('.json')) throw new Complaint(USAGE)
  for (const name of ['repeat', 'bench'])
    if (options.only.includes(name) && !options[name]) throw new Complaint(`--only ${name} needs --${name}.`)
  if (options.trial.length > 0 && !options.bench) throw new Complaint('--trial needs --bench.')
  for (const name of NUMBERS)
    if (!/^\d{1,4}$/.test(options[name])) throw new Complaint(`${options[name]} is not a number of ${name}.`)
  if (!/^\d{1,4}$/.test(minutes)) throw new Complaint(`${minutes} is not a number of minutes.`)
  const address = URL.canParse(panel) ? new URL(panel) : undefined
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Complaint(`${panel} is not the address of a panel, such as https://192.168.1.10.`)
  if (address.username || address.password) throw new Complaint('Name the user by --user, not in the address.')
  if (address.pathname !== '/') throw new Complaint(`${panel} is a page: give the address of the panel alone.`)
  return options
}

/** Before the run, whose results would be lost. */
function prepareFolder(report) {
  try {
    mkdirSync(dirname(report), { recursive: true })
    accessSync(dirname(report), constants.W_OK)
  } catch ({ code }) {
    throw new Complaint(`${report} cannot be written (${code}).`)
  }
}

async function readAccount(username, variable) {
  const { [variable]: password } = process.env
  return { username, password: password || (await readHidden(`Password of ${username}: `, variable)) }
}

const uploadPassword = () => process.env.PANEL_UPLOAD_PASSWORD || undefined

/** The first Ctrl-C ends the run in order, the second one at once. */
function interruption() {
  const controller = new AbortController()
  process.once('SIGINT', () => {
    console.error('Ending: what was changed is put back. Ctrl-C again ends at once.')
    controller.abort()
    process.once('SIGINT', () => process.exit(130))
  })
  return controller.signal
}

function explain(error) {
  const { code = '', message } = error
  if (/CERT|SIGNED|SIGNATURE/.test(code))
    throw new Complaint(`The certificate of the panel is not trusted (${code}): repeat with --insecure.`)
  if (code === 'EPROTO') throw new Complaint('The panel does not speak https at this port: try http.')
  if (code === 'ECONNRESET') throw new Complaint('The panel broke the connection: does this port speak https?')
  if (error.syscall || code === 'ENOTFOUND') throw new Complaint(`The panel cannot be reached (${code}).`)
  throw code || error.name !== 'Error' ? error : new Complaint(message)
}
