import { factoryAccounts } from '../accounts/accounts-seed'
import { noRuntimeSecurity } from '../accounts/enhanced-security-seed'
import { factorySystemPasswords, noLevelConnections } from '../accounts/system-passwords-seed'
import { factoryHealth } from '../device/health-seed'
import { factoryHardware } from '../device/system-info-seed'
import { noMail } from '../mail/mail-state'
import { emptyNetwork, factoryPorts } from '../network/plant-network'
import { factoryRadio } from '../network/wifi-seed'
import { noRegisters } from '../project/registers'
import { noBackups } from '../recipe/backup-recipe-seed'
import type { PanelState } from '../state'

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
