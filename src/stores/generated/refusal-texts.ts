// Generated from the forms of src and static/contract by `npm run types`.

import type { MessageKey } from '../../lib/text/message'

/** What forms say about the codes of a refusal, by the path of the call, or for all calls where they agree. */
export const REFUSAL_TEXTS: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  '/opcua/settings': { unknown: 'opcuaServer.interface.unknown', port_in_use: 'opcuaServer.failure.portInUse' },
  '': {
    taken_by_ftp: 'common.portTaken.ftp',
    taken_by_web_server: 'common.portTaken.webServer',
    taken_by_discovery: 'common.portTaken.discovery',
    taken_by_snmp: 'common.portTaken.snmp',
    taken_by_opcua: 'common.portTaken.opcua',
    taken_by_vnc: 'common.portTaken.vnc',
    taken_by_codesys: 'common.portTaken.codesys',
    taken_by_secs_gem: 'common.portTaken.secsGem',
    taken_by_other: 'common.portTaken.another',
    invalid_date: 'common.date.invalid',
    in_the_past: 'common.date.past',
    not_a_host: 'errors.ipv4.notHost',
    reserved_address: 'errors.ipv4.reserved',
    gateway_own: 'common.address.own',
    address_in_use: 'common.address.inUse',
    needs_medium: 'common.schedule.needsTarget',
    not_with_driver: 'communication.notWithDriver',
    same_as_control: 'common.password.sameAsControl'
  },
  '/opcua/node-tree': { invalid_tree: 'opcuaNodes.save.refused' },
  '/opcua/discovery': { host: 'opcuaDiscovery.url.host', port: 'opcuaDiscovery.url.port' },
  '/uac/accounts/{id}': {
    last_administrator: 'accountManagement.lastAdministrator',
    own_account: 'accountManagement.ownAccount'
  },
  '/uac/accounts': {
    weak_password: 'session.password.weak',
    limit_reached: 'accountManagement.limitReached',
    already_exists: 'accountManagement.account.exists'
  },
  '/project/enhanced-security/accounts/{id}': {
    invalid_name: 'enhancedSecurity.name.letters',
    requires_browse_and_read: 'enhancedSecurity.writeRequires',
    mode_not_used: 'enhancedSecurity.notUsed',
    busy: 'enhancedSecurity.notNow',
    command_error: 'enhancedSecurity.commandError',
    already_exists: 'enhancedSecurity.exists',
    administrator_fixed: 'enhancedSecurity.administratorFixed',
    logged_in: 'enhancedSecurity.loggedIn'
  },
  '/network/wifi/networks': { too_long: 'wifi.ssidTooLong' },
  '/network/hotspot': {
    channel_not_allowed: 'hotspot.channelNotAllowed',
    outside_subnet: 'hotspot.outsideNetwork',
    before_first: 'hotspot.beforeFirst',
    contains_panel: 'hotspot.containsPanel'
  },
  '/network/ethernet/{id}/settings': {
    pattern: 'ethernet.hostname.rule',
    already_exists: 'ethernet.address.twice',
    second_gateway: 'ethernet.gateway.second'
  },
  '/email/contacts': {
    unknown: 'email.group.memberGone',
    already_exists: 'email.contact.mailExists',
    limit_reached: 'email.contact.tooMany'
  },
  '/email/contacts/{id}': { unknown: 'email.group.memberGone', already_exists: 'email.contact.mailExists' },
  '/project/recipe-backups/settings': {
    placeholder: 'backupRecipe.pattern.placeholder',
    medium_missing: 'common.target.refused.mediumMissing'
  },
  '/features/codesys/settings': {
    fieldbus_port: 'codesys.port.fieldbus',
    panel_address: 'common.address.own',
    outside_port_subnet: 'codesys.address.outside',
    serving_port: 'codesys.fieldbus.serving',
    change_pending: 'codesys.refused.pending'
  },
  '/features/communication/devices/{id}/settings': {
    duplicate_station: 'communication.duplicateStation',
    port_conflict: 'communication.portConflict'
  },
  '/features/communication/ports/{id}/settings': {
    not_on_port: 'communication.notOnPort',
    needs_rs485: 'communication.needsRs485',
    rate_in_use: 'communication.rateInUse'
  },
  '/data/backup/settings': {
    not_allowed: 'errors.accessDeniedRemedy',
    placeholder: 'backupData.pattern.placeholder',
    log_missing: 'backupData.pattern.log',
    group_empty: 'backupData.group.empty'
  },
  '/features/misc/time': { unknown: 'miscSettings.time.zone.unknown' },
  '/features/misc/web-server': {
    network: 'misc.networks.notOne',
    excludes_caller: 'miscSettings.web.networks.excludesYou',
    not_over_https: 'miscSettings.web.redirect.notOverHttps'
  },
  '/features/secs-gem/settings': {
    not_licensed: 'secsGem.refused.licence',
    port_taken: 'secsGem.fault.portInUse',
    port_in_use: 'secsGem.fault.portInUse'
  },
  '/features/vnc/settings': {
    too_short: 'miscVnc.password.short',
    same_as_view: 'miscVnc.password.same',
    network: 'misc.networks.notOne'
  },
  '/features/webview/settings': {
    already_exists: 'webviewSetting.username.same',
    network: 'webviewSetting.networks.invalid'
  }
}
