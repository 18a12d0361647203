import { plantAccounts } from '../accounts/accounts-seed'
import { plantRuntimeSecurity } from '../accounts/enhanced-security-seed'
import { plantLevelConnections, plantSystemPasswords } from '../accounts/system-passwords-seed'
import { plantDataLogs } from '../data-log/data-log-seed'
import { plantHealth } from '../device/health-seed'
import { plantDriverTable, plantNodeTree } from '../device/opcua-seed'
import { plantHardware } from '../device/system-info-seed'
import { plantEmail } from '../mail/email-seed'
import { plantNetwork, plantPorts } from '../network/plant-network'
import { plantRadio } from '../network/wifi-seed'
import { plantMedia } from '../project/media-seed'
import { filledBank } from '../project/registers'
import { plantImage } from '../project/sample-packages'
import { plantBackups } from '../recipe/backup-recipe-seed'
import { plantRecipes } from '../recipe/recipe-seed'
import type { PanelState } from '../state'
import { factoryNew } from './factory-new'

const MEGABYTE = 1024 * 1024
const DAY = 86_400_000

/** A bottling line in its daily work. */
export function runningPlant(now: number): PanelState {
  const state: PanelState = {
    ...factoryNew(now),
    hmiName: 'line2-hmi',
    specification: {
      usermode: true,
      eth_count: 2,
      wifi_count: 1,
      led: true,
      model: 'HMI-3152',
      links: [{ title: 'Maintenance manual', url: 'https://intranet.example/line-2/manual' }]
    },
    hardware: plantHardware(),
    ...plantHealth(now),
    runtimeSecurity: plantRuntimeSecurity(),
    project: { ...plantImage(), state: 'running', since: now - 3 * DAY - 13_136_000, restarts: 2 },
    registers: { retentive: filledBank(1280, 96, 61, now), extended: filledBank(2048, 400, 62, now) },
    media: plantMedia(),
    memory: { totalBytes: 1024 * MEGABYTE, usedShare: 0.61 },
    disk: { totalBytes: 4096 * MEGABYTE, usedBytes: 3523 * MEGABYTE, at: now, growthPerDay: 18 * MEGABYTE },
    ethernet: plantPorts(),
    network: plantNetwork(),
    wifi: { state: 'CONNECTING', ssid: 'plant-floor' },
    radio: plantRadio(now),
    opcua: { state: 'Running', clients: 3 },
    accounts: plantAccounts(now),
    levelConnections: plantLevelConnections(),
    systemPasswords: plantSystemPasswords(now),
    nodeTree: plantNodeTree(),
    driverTable: plantDriverTable(),
    dataLogs: plantDataLogs(now),
    recipes: plantRecipes(now),
    email: plantEmail(),
    secsLicence: true,
    upTimeSeconds: ((12 * 24 + 4) * 60 + 31) * 60 + 22
  }
  return { ...state, recipeBackup: plantBackups(state, now) }
}
