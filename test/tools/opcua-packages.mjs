import { Complaint } from './complaint.mjs'
import { installedPercent, installOnDemand, isInstalled } from './on-demand.mjs'
import { runNode } from './run-process.mjs'

const NAME = 'opcua'
const IN_A_PROCESS = `import(${JSON.stringify(import.meta.url)}).then(({ prepareOpcua }) => prepareOpcua())`
const LIMIT = { seconds: 900 }

/** Installs node-opcua, which weighs 70 MB. */
export function prepareOpcua() {
  installOnDemand(NAME, 'Installing the OPC UA server…')
}

/** The same while this process does other things; says every second how much is there. @throws Complaint */
export async function prepareOpcuaInBackground(onPercent) {
  if (isInstalled(NAME)) return
  const timer = setInterval(() => onPercent(installedPercent(NAME)), 1000)
  const { code, output } = await runNode(['-e', IN_A_PROCESS], LIMIT)
  clearInterval(timer)
  if (code !== 0) throw new Complaint(output.trim())
}
