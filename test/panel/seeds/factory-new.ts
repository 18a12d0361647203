import { noMail } from '../mail/mail-state'
import { emptyNetwork, factoryPorts } from '../plant-network'
import { noRegisters } from '../registers'
import type { PanelState } from '../state'
import { factoryAccounts } from './accounts'
import { factoryHardware } from './hardware'
import { factoryHealth } from './health'
import { factoryRadio } from './radio'
import { noBackups } from './recipe-backups'
import { noRuntimeSecurity } from './runtime-accounts'
import { factorySystemPasswords, noLevelConnections } from './system-passwords'

const MEGABYTE = 1024 * 1024

/** As it comes out of its box. */
export function factoryNew(now: number): PanelState {
  return {
    hmiName: 'hmi-7f31',
    nameIsPublic: true,
    zone: 'Asia/Tokyo',
    timeIsSynchronised: false,
    specification: { usermode: false, eth_count: 2, wifi_count: 1, led: true, model: 'HMI-3152' },
    hardware: factoryHardware(),
    ...factoryHealth(),
    runtimeSecurity: noRuntimeSecurity(),
    versions: { hostname: 'hmi-7f31', os: '20260930', web: '2.6.0', easyaccess: '1.14.2' },
    project: undefined,
    previousProject: undefined,
    projectCandidates: [],
    runtimeVersion: '6.10.2',
    projectDoesNotStart: false,
    registers: noRegisters(),
    media: [],
    memory: { totalBytes: 1024 * MEGABYTE, usedShare: 0.34 },
    disk: { totalBytes: 4096 * MEGABYTE, usedBytes: 820 * MEGABYTE, at: now, growthPerDay: 0 },
    ethernet: factoryPorts(),
    network: emptyNetwork(),
    wifi: { state: 'DISABLED', ssid: null },
    radio: factoryRadio(),
    opcua: { state: 'Stopped', clients: 0 },
    easyaccess: { state: 'Not Activated' },
    silentSources: new Set(),
    accounts: factoryAccounts(),
    accountLimit: 50,
    levelConnections: noLevelConnections(),
    passwordStoreFault: undefined,
    systemPasswords: factorySystemPasswords(),
    nodeTree: { folders: [] },
    driverTable: { drivers: [] },
    dataLogs: [],
    recipes: [],
    email: noMail(),
    mailNetwork: { hosts: {}, authorities: [] },
    recipeBackup: noBackups(),
    numbersAsText: false,
    secsLicence: false,
    takeBackSeconds: 90,
    jobPace: 1,
    upTimeSeconds: 240
  }
}
