import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Complaint, runTool } from './complaint.mjs'
import { readHidden } from './hidden-input.mjs'
import { prepare } from './prepare.mjs'

const USAGE = `Usage: npm run conform -- --panel <address> --user <name> [--second-user <name>] [--write] [--insecure] [--only <tag>]… [--report <file>.json]
Passwords are read from PANEL_PASSWORD and PANEL_SECOND_PASSWORD, or from the terminal.`
const COMMAND = 'test/conform/command.ts'

const OPTIONS = {
  panel: { type: 'string' },
  user: { type: 'string' },
  'second-user': { type: 'string' },
  write: { type: 'boolean', default: false },
  insecure: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] },
  report: { type: 'string' }
}

/** Compares the firmware of a panel with the contract; exit code 1 if it differs. */
export function runConform(args) {
  return runTool(async () => {
    const { user, 'second-user': second, panel, report, ...options } = readOptions(args)
    prepare()
    const account = await readAccount(user, 'PANEL_PASSWORD')
    const other = second === undefined ? undefined : await readAccount(second, 'PANEL_SECOND_PASSWORD')
    const { bundle } = await import('./bundle.mjs')
    const bundles = await bundle([COMMAND], 'conform')
    const { runCommand } = await import(pathToFileURL(bundles.get(COMMAND)).href)
    const path = report ?? `conformance/${new URL(panel).hostname.replace(/[^\w.-]/g, '')}.json`
    const command = { ...options, panel, account, other, report: path }
    process.exitCode = await runCommand(command, console.log).catch(explain)
  })
}

function readOptions(args) {
  let options
  try {
    options = parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new Complaint(`${error.message}\n${USAGE}`)
  }
  const { panel, user, report = '.json' } = options
  if (!panel || !user || !report.endsWith('.json')) throw new Complaint(USAGE)
  if (URL.canParse(panel) && /^https?:$/.test(new URL(panel).protocol)) return options
  throw new Complaint(`${panel} is not the address of a panel, such as https://192.168.1.10.`)
}

async function readAccount(username, variable) {
  return { username, password: process.env[variable] ?? (await readHidden(`Password of ${username}: `, variable)) }
}

function explain(error) {
  const { code = '', message } = error
  if (/CERT|SIGNED|SIGNATURE/.test(code))
    throw new Complaint(`The certificate of the panel is not trusted (${code}): repeat with --insecure.`)
  if (/^E[A-Z]+$/.test(code)) throw new Complaint(`The panel cannot be reached (${code}).`)
  throw new Complaint(message)
}
