// Generated from src/screens/*/manifest.json by `npm run types`.

import type { MessageKey } from '../../lib/text/message'

/** Other words for a screen, or for what is on it, by its title and by the title or label that they stand for. */
export const KEYWORDS: Partial<Record<MessageKey, Partial<Record<MessageKey, MessageKey>>>> = {
  'menu.info': { 'menu.info': 'finderIndex.info' },
  'menu.systemInfo': {
    'menu.systemInfo': 'finderIndex.systemInfo',
    'systemInfo.tab.configuration': 'finderIndex.configuration',
    'systemInfo.restart.verb': 'finderIndex.restart',
    'systemInfo.identify': 'finderIndex.identify'
  },
  'menu.dashboard': { 'menu.dashboard': 'finderIndex.dashboard' },
  'menu.ethernet': { 'menu.ethernet': 'finderIndex.ethernet' },
  'menu.wifi': { 'menu.wifi': 'finderIndex.wifi' },
  'menu.hotspot': { 'menu.hotspot': 'finderIndex.hotspot' },
  'menu.projectManagement': { 'menu.projectManagement': 'finderIndex.projectManagement' },
  'menu.email': { 'menu.email': 'finderIndex.email' },
  'menu.enhancedSecurity': { 'menu.enhancedSecurity': 'finderIndex.enhancedSecurity' },
  'menu.recipe': { 'menu.recipe': 'finderIndex.recipe' },
  'menu.backupRecipe': { 'menu.backupRecipe': 'finderIndex.backupRecipe' },
  'menu.dataLog': { 'menu.dataLog': 'finderIndex.dataLog' },
  'menu.eventLog': { 'menu.eventLog': 'finderIndex.eventLog', 'common.incidentReport': 'finderIndex.incident' },
  'menu.operationLog': { 'menu.operationLog': 'finderIndex.operationLog' },
  'menu.backupData': { 'menu.backupData': 'finderIndex.backupData' },
  'menu.webviewSetting': { 'menu.webviewSetting': 'finderIndex.webviewSetting' },
  t0200052: { t0200052: 'finderIndex.webview' },
  'menu.easyaccess': { 'menu.easyaccess': 'finderIndex.easyaccess' },
  'menu.codesys': { 'menu.codesys': 'finderIndex.codesys' },
  'menu.opcua': { 'menu.opcua': 'finderIndex.opcua' },
  'menu.communication': {
    'menu.communication': 'finderIndex.communication',
    'communication.ports': 'finderIndex.serial'
  },
  'menu.misc': {
    'misc.buzzer': 'finderIndex.buzzer',
    'misc.display': 'finderIndex.display',
    'misc.reboot': 'finderIndex.restart',
    'misc.time': 'finderIndex.time',
    'misc.usb': 'finderIndex.usb',
    'common.term.vnc': 'finderIndex.vnc',
    'common.term.webServer': 'finderIndex.webServer'
  },
  'menu.secsGem': { 'menu.secsGem': 'finderIndex.secsGem' },
  'menu.touchCalibration': { 'menu.touchCalibration': 'finderIndex.touchCalibration' },
  'menu.accountManagement': { 'menu.accountManagement': 'finderIndex.accountManagement' },
  'menu.systemPassword': { 'menu.systemPassword': 'finderIndex.systemPassword' },
  'menu.apiDoc': { 'menu.apiDoc': 'finderIndex.apiDoc' }
}
