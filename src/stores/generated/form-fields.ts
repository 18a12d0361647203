// Generated from the forms of src and static/contract by `npm run types`.

import type { MessageKey } from '../../lib/text/message'

/** The label of a field, with the texts of its values if it is a choice. */
type FormField = MessageKey | readonly [MessageKey, Readonly<Record<string, MessageKey>>]

/** How forms name the fields of a call, or of all calls of a tag of the contract where they name them alike. */
export const FORM_FIELDS: Readonly<Record<string, Readonly<Record<string, FormField>>>> = {
  account: { current: 'common.term.currentPassword', password: 'common.term.newPassword' },
  system: { name: 'common.term.hmiName', time: 'common.term.dateAndTime' },
  easyaccess: {
    server_location: [
      'easyaccess.location',
      { global: 'easyaccess.location.global', china: 'easyaccess.location.china' }
    ],
    proxy: 'easyaccess.proxy.use',
    proxy_type: 'easyaccess.proxy.type',
    proxy_host: 'easyaccess.proxy.host',
    proxy_port: 'easyaccess.proxy.port',
    proxy_username: 'easyaccess.proxy.username',
    proxy_password: 'easyaccess.proxy.password',
    start_with_system: 'easyaccess.startWithSystem',
    pass_through: 'easyaccess.passThrough',
    partner_account: 'common.term.account'
  },
  opcua: {
    application_name: 'opcuaServer.applicationName',
    interface: 'opcuaServer.interface',
    policies: 'opcuaServer.policies',
    modes: 'opcuaServer.mode',
    autostart: 'common.term.autostart',
    anonymous: 'opcuaServer.anonymous',
    username: 'opcuaServer.token.username',
    certificate: 'opcuaServer.token.certificate',
    min_sampling_ms: 'opcuaServer.limit.sampling',
    min_publishing_ms: 'opcuaServer.limit.publishing',
    max_sessions: 'opcuaServer.limit.sessions',
    max_subscriptions: 'opcuaServer.limit.subscriptions',
    max_items: 'opcuaServer.limit.items',
    session_timeout_s: 'opcuaServer.limit.timeout',
    max_keep_alive: 'opcuaServer.limit.keepAlive',
    max_queue: 'opcuaServer.limit.queue',
    plc: 'opcuaNodes.plc',
    index_register: 'opcuaNodes.indexRegister',
    data_type: 'common.term.dataType',
    length: 'common.term.length',
    access: 'common.term.access'
  },
  'opcua-certificates': {
    certificate: 'opcuaCertificates.name',
    key: 'common.term.privateKey',
    valid_days: 'opcuaCertificates.validDays',
    key_bits: 'opcuaCertificates.keySize'
  },
  'opcua-discovery': {
    register: 'opcuaDiscovery.register',
    url: 'common.term.address',
    interval_seconds: 'common.term.interval',
    mdns: 'opcuaDiscovery.mdns'
  },
  'opcua-trace': {
    level: [
      'opcuaTrace.level',
      {
        none: 'common.term.none',
        error: 'common.term.error',
        warning: 'opcuaTrace.level.warning',
        info: 'opcuaTrace.level.info',
        debug: 'opcuaTrace.level.debug'
      }
    ],
    categories: 'opcuaTrace.categories',
    file_mb: 'opcuaTrace.size',
    files: 'opcuaTrace.files',
    auto_off_minutes: 'opcuaTrace.autoOff'
  },
  'event-log': {
    text: 'eventLog.comment',
    retention_days: 'eventLog.retention.days',
    reason: 'common.term.reason',
    comment: 'eventLog.comment',
    before: 'eventLog.deletion.before'
  },
  'system-info': { reason: 'common.term.reason', seconds: 'systemInfo.identify.seconds' },
  accounts: {
    username: 'common.term.account',
    name: 'session.displayName',
    roles: 'accountManagement.rights',
    password_must_change: 'accountManagement.mustChange',
    valid_until: 'common.term.validUntil',
    password_age_days: 'accountManagement.passwordAge'
  },
  'access-tokens': { roles: 'apiDocTokens.scope', days: 'common.term.validity' },
  'system-passwords': { current: 'common.term.currentPassword', password: 'common.term.newPassword' },
  'enhanced-security': {
    username: 'common.term.account',
    classes: 'enhancedSecurity.classes',
    browse: 'enhancedSecurity.browse',
    read: 'enhancedSecurity.read',
    write: 'enhancedSecurity.write',
    hidden: 'enhancedSecurity.hiddenUser'
  },
  wifi: {
    mode: ['wifi.mode', { off: 'common.term.off', client: 'wifi.mode.client', hotspot: 'wifi.mode.hotspot' }],
    address: 'common.term.ipAddress',
    mask: 'common.term.subnetMask',
    gateway: 'common.term.gateway',
    dns1: 'common.term.dnsServer1',
    dns2: 'common.term.dnsServer2',
    hotspot_password: 'wifi.hotspotPassword',
    ssid: 'common.term.ssid',
    hidden: 'wifi.hidden',
    security: 'common.term.security',
    inner: 'wifi.eap.inner',
    identity: 'wifi.eap.identity'
  },
  'PUT /network/wifi': { method: ['wifi.method', { dhcp: 'wifi.method.dhcp', static: 'common.term.static' }] },
  'POST /network/wifi/networks': { method: 'common.term.eapMethod' },
  hotspot: {
    use: [
      'hotspot.use',
      { always: 'hotspot.use.always', wifi_lost: 'hotspot.use.wifiLost', never: 'hotspot.use.never' }
    ],
    ssid: 'common.term.ssid',
    security: 'common.term.security',
    band: 'hotspot.band',
    channel: 'common.term.channel',
    country: 'hotspot.country',
    address: 'hotspot.address',
    dhcp_first: 'hotspot.dhcpFirst',
    dhcp_last: 'hotspot.dhcpLast',
    lease_minutes: 'hotspot.lease',
    hidden: 'hotspot.hidden',
    isolate: 'hotspot.isolate',
    max_clients: 'hotspot.maxClients',
    auto_off_minutes: 'hotspot.autoOff'
  },
  ethernet: {
    method: ['ethernet.mode', { dhcp: 'ethernet.mode.dhcp', static: 'common.term.static' }],
    address: 'common.term.ipAddress',
    mask: 'common.term.subnetMask',
    gateway: 'common.term.gateway',
    dns1: 'common.term.dnsServer1',
    dns2: 'common.term.dnsServer2',
    hostname: 'common.term.hostname',
    mtu: 'ethernet.mtu'
  },
  email: {
    encryption: [
      'email.smtp.encryption',
      { none: 'common.term.none', starttls: 'email.smtp.encryption.starttls', tls: 'email.smtp.encryption.tls' }
    ],
    sender_name: 'email.smtp.senderName',
    sender_address: 'email.test.to.sender',
    verify_certificate: 'email.smtp.verify',
    timeout_seconds: 'common.term.timeout',
    retries: 'common.term.retries',
    mail: 'email.contact.mail',
    groups: 'email.tab.groups',
    members: 'email.group.members'
  },
  hardening: { reason: 'common.term.reason', until: 'common.term.validUntil' },
  'backup-recipe': {
    name_pattern: 'common.backup.pattern',
    keep_last: 'backupRecipe.keepLast',
    schedule: [
      'common.term.schedule',
      { none: 'common.term.none', daily: 'common.schedule.on.daily', change: 'common.schedule.on.change' }
    ],
    daily_at: 'common.schedule.timeOfDay',
    email_to: 'common.term.recipient',
    records: 'backupRecipe.restore.count',
    reason: 'common.term.reason'
  },
  'project-management': { password: 'common.uploadPassword', package_password: 'projectManagement.packagePassword' },
  'operation-log': {
    when_full: ['operationLog.policy', { overwrite: 'operationLog.policy.overwrite', stop: 'operationLog.policy.stop' }]
  },
  codesys: {
    address: 'codesys.address',
    mask: 'common.term.subnetMask',
    gateway: 'common.term.gateway',
    fieldbus_ports: 'codesys.fieldbus',
    start_with_panel: 'common.term.autostart',
    code: 'codesys.code'
  },
  communication: {
    enabled: 'communication.enabled',
    address: 'common.term.ipAddress',
    tcp_port: 'common.term.tcpPort',
    station: 'communication.station',
    timeout_s: 'common.term.timeout',
    retries: 'common.term.retries',
    turn_around_ms: 'communication.turnAround',
    mode: 'common.term.mode',
    baud_rate: 'communication.baudRate',
    data_bits: 'communication.dataBits',
    parity: [
      'communication.parity',
      {
        none: 'common.term.none',
        even: 'communication.parity.even',
        odd: 'communication.parity.odd',
        mark: 'communication.parity.mark',
        space: 'communication.parity.space'
      }
    ],
    stop_bits: 'communication.stopBits'
  },
  'backup-data': {
    range: [
      'backupData.range',
      {
        today: 'backupData.range.today',
        yesterday: 'backupData.range.yesterday',
        days: 'backupData.range.days',
        all: 'backupData.range.all'
      }
    ],
    days: 'backupData.range.count',
    format: [
      'common.term.format',
      { csv: 'backupData.format.csvFiles', database: 'backupData.format.database', both: 'backupData.format.both' }
    ],
    language: 'backupData.language',
    email_group: 'backupData.group',
    email_limit_mb: 'backupData.emailLimit',
    name_pattern: 'common.backup.pattern',
    catch_up: 'backupData.catchUp',
    schedule: [
      'common.term.schedule',
      {
        none: 'common.term.none',
        daily: 'common.schedule.on.daily',
        weekly: 'common.schedule.on.weekly',
        event: 'common.schedule.on.event'
      }
    ],
    at: 'common.schedule.timeOfDay',
    weekday: 'common.term.day',
    event_priority: [
      'backupData.priority',
      {
        low: 'common.priority.low',
        middle: 'common.priority.middle',
        high: 'common.priority.high',
        emergency: 'common.priority.emergency'
      }
    ],
    delete_copied: 'backupData.deleteCopied',
    retention_days: 'backupData.retention'
  },
  misc: {
    mode: [
      'miscSettings.led.mode',
      { power_and_link: 'misc.led.powerAndLink', errors: 'misc.led.errors', off: 'misc.led.off' }
    ],
    touch_sound: 'misc.buzzer.touch',
    alarm_sound: 'misc.buzzer.alarm',
    volume_percent: 'common.term.volume',
    brightness_percent: 'common.term.brightness',
    screen_saver_minutes: 'miscSettings.display.screenSaver',
    clean_lock_seconds: 'miscSettings.display.cleanLock',
    starts: 'miscSettings.shifts.starts',
    storage: 'miscSettings.usb.storage',
    keyboard: 'miscSettings.usb.keyboard',
    autorun: 'miscSettings.usb.autorun',
    plan: ['miscSettings.reboot.plan', { none: 'common.term.none', weekly: 'miscSettings.reboot.weekly' }],
    weekday: 'common.term.day',
    time: 'common.term.timeOfDay',
    hold_while_job: 'miscSettings.reboot.hold'
  },
  'PUT /features/misc/ftp': { enabled: 'miscSettings.ftp.enabled' },
  'misc-services': {
    tls_required: 'miscSettings.ftp.tls',
    synchronise: 'miscSettings.time.synchronise',
    server1: 'miscSettings.time.server',
    server2: 'miscSettings.time.server',
    server3: 'miscSettings.time.server',
    server4: 'miscSettings.time.server',
    interval_minutes: 'common.term.interval',
    zone: 'miscSettings.time.zone',
    mdns: 'miscSettings.discovery.mdns',
    vendor: 'miscSettings.discovery.vendor',
    level: [
      'miscSettings.syslog.level',
      {
        error: 'miscSettings.syslog.error',
        warning: 'miscSettings.syslog.warning',
        notice: 'miscSettings.syslog.notice',
        info: 'miscSettings.syslog.info',
        debug: 'miscSettings.syslog.debug'
      }
    ],
    version: ['common.term.version', { v3: 'miscSettings.snmp.v3', v2c: 'miscSettings.snmp.v2c' }],
    community: 'miscSettings.snmp.community',
    auth_password: 'miscSettings.snmp.auth',
    privacy_password: 'miscSettings.snmp.privacy'
  },
  'PUT /features/misc/syslog': {
    enabled: 'miscSettings.syslog.enabled',
    host: 'common.term.server',
    port: 'miscSettings.syslog.port'
  },
  'PUT /features/misc/snmp': { enabled: 'miscSettings.snmp.enabled' },
  'misc-web': {
    redirect: 'miscSettings.web.redirect',
    idle_minutes: 'miscSettings.web.idle',
    allowed_networks: 'common.term.allowedNetworks',
    certificate: 'miscSettings.certificate.file',
    key: 'common.term.privateKey'
  },
  'secs-gem': {
    enabled: 'secsGem.enabled',
    mode: ['common.term.mode', { passive: 'secsGem.mode.passive', active: 'secsGem.mode.active' }],
    host: 'secsGem.host',
    port: 'common.term.tcpPort',
    device: 'secsGem.deviceId',
    t3_s: 'secsGem.t3',
    t5_s: 'secsGem.t5',
    t6_s: 'secsGem.t6',
    t7_s: 'secsGem.t7',
    t8_s: 'secsGem.t8',
    linktest_s: 'secsGem.linktest'
  },
  vnc: {
    enabled: 'miscVnc.enabled',
    monitor_mode: 'miscVnc.monitorMode',
    control_minutes: 'miscVnc.controlMinutes',
    shared: 'miscVnc.shared',
    timeout_minutes: 'miscVnc.timeout',
    allowed_networks: 'common.term.allowedNetworks',
    control_password: 'common.term.controlPassword',
    view_password: 'common.term.viewOnlyPassword'
  },
  webview: {
    enabled: 'webviewSetting.enabled',
    control_username: 'webviewSetting.controlUser',
    view_username: 'webviewSetting.viewUser',
    max_connections: 'webviewSetting.maxConnections',
    idle_timeout_minutes: 'webviewSetting.idleTimeout',
    granted_by: [
      'webviewSetting.grantedBy',
      { controller: 'webviewSetting.grantedBy.controller', panel: 'webviewSetting.grantedBy.panel' }
    ],
    answer_seconds: 'webviewSetting.answerSeconds',
    unanswered: [
      'webviewSetting.unanswered',
      { deny: 'webviewSetting.unanswered.deny', grant: 'webviewSetting.unanswered.grant' }
    ],
    hand_back_seconds: 'webviewSetting.handBack',
    local_priority: 'webviewSetting.localPriority',
    safety_question: 'webviewSetting.safetyQuestion',
    network_rule: [
      'common.term.allowedNetworks',
      { any: 'webviewSetting.rule.any', allow: 'webviewSetting.rule.allow', deny: 'webviewSetting.rule.deny' }
    ],
    networks: 'webviewSetting.networks',
    control_password: 'common.term.controlPassword',
    view_password: 'common.term.viewOnlyPassword',
    username: 'webview.username',
    password: 'webview.password'
  },
  'touch-calibration': { points: 'touchCalibration.points' }
}
