import { samplePayload } from '../project/project-package'
import type { Seed } from '../state'
import type { BootApplication, CodesysSlice, CodesysState } from './codesys-state'
import { type RuntimeImage, unpackRuntime } from './runtime-package'
import { newestRuntime } from './sample-runtimes'

const KILOBYTE = 1024
const MINUTE = 60_000
const RUNS_SINCE = 38 * MINUTE

const noInternet = () => ({ hosts: {}, authorities: [] })

const factoryCodesys = (): CodesysState => ({
  onThisModel: true,
  inProject: false,
  settings: {
    port: 'eth0',
    address: '192.168.1.11',
    mask: '255.255.255.0',
    gateway: '',
    fieldbus_ports: [],
    start_with_panel: true
  },
  run: { state: 'stopped' },
  since: null,
  application: undefined,
  version: '4.12.0.1',
  offered: undefined,
  retain: { usedBytes: 0, totalBytes: 64 * KILOBYTE },
  demoBegan: undefined,
  openRequest: undefined,
  packages: [],
  log: []
})

/** Made once for all panels. */
let made: { content: Uint8Array; offered: RuntimeImage } | undefined

function largeParts() {
  if (made) return made
  const newest = unpackRuntime(newestRuntime())
  if ('trouble' in newest) throw new Error(newest.trouble)
  made = { content: samplePayload(96 * KILOBYTE, 54), offered: newest.image }
  return made
}

const plantApplication = (content: Uint8Array): BootApplication => ({
  name: 'Bottling Line 2',
  builtAt: Date.UTC(2026, 9, 2, 15, 11, 40),
  compilerVersion: '4.12',
  tasks: [
    { name: 'FieldbusTask', cycleMs: 4, runMs: 0.7, seed: 51 },
    { name: 'MainTask', cycleMs: 10, runMs: 2.4, seed: 52 },
    { name: 'VisuTask', cycleMs: 100, runMs: 6, seed: 53 }
  ],
  retainBytes: 18 * KILOBYTE,
  content
})

/** It runs as a demo. */
function plantCodesys(now: number): CodesysState {
  const { content, offered } = largeParts()
  const application = plantApplication(content)
  const factory = factoryCodesys()
  return {
    ...factory,
    inProject: true,
    settings: { ...factory.settings, address: '192.168.10.48', gateway: '192.168.10.1' },
    run: { state: 'running' },
    since: now - RUNS_SINCE,
    application,
    offered,
    retain: { ...factory.retain, usedBytes: application.retainBytes },
    demoBegan: -RUNS_SINCE,
    log: [{ time: now - RUNS_SINCE, text: 'Application Bottling Line 2 started (demo)' }]
  }
}

export const codesysSeed: Seed<CodesysSlice> = {
  factoryNew: () => ({ codesys: factoryCodesys(), codesysNetwork: noInternet() }),
  runningPlant: now => ({ codesys: plantCodesys(now), codesysNetwork: noInternet() })
}
