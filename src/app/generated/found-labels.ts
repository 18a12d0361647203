// Generated from the views and forms of src/screens by `npm run types`.

import type { MessageKey } from '../../lib/text/message'

/** Labels below the same titles of tab and card, and the actions of the menu there. */
type FoundGroup = readonly [below: readonly MessageKey[], labels: readonly MessageKey[], menu?: readonly MessageKey[]]

/** What the finder finds on the screens, by their titles. */
export const FOUND_LABELS: Partial<Record<MessageKey, readonly FoundGroup[]>> = {
  'menu.info': [
    [
      ['infoEndings.title'],
      ['common.term.action', 'common.term.dateAndTime', 'infoEndings.export', 'infoEndings.left']
    ],
    [['info.events'], []],
    [['info.findings'], ['common.action.acknowledge']],
    [
      ['infoHardening.title'],
      [
        'common.action.change',
        'common.term.reason',
        'common.term.validUntil',
        'infoHardening.accept.verb',
        'infoHardening.check',
        'infoHardening.closedOnes',
        'infoHardening.what'
      ],
      ['infoHardening.withdraw.verb']
    ],
    [[], ['common.retry']],
    [['info.subsystems'], ['info.lastRestart']]
  ],
  'menu.systemInfo': [
    [
      ['systemInfo.tab.configuration', 'systemInfoConfiguration.comparison'],
      [
        'common.term.compare',
        'systemInfoConfiguration.first',
        'systemInfoConfiguration.second',
        'systemInfoConfiguration.with'
      ]
    ],
    [
      ['systemInfo.tab.configuration', 'systemInfoConfiguration.differences'],
      ['common.term.search', 'systemInfoConfiguration.screen', 'systemInfoConfiguration.setting']
    ],
    [['systemInfo.tab.configuration', 'common.handOverReport'], ['systemInfoConfiguration.handOver.create']],
    [
      ['systemInfo.tab.configuration', 'common.action.restore'],
      [
        'common.cancel',
        'common.close',
        'common.draft.discard',
        'common.term.result',
        'systemInfo.serial',
        'systemInfoConfiguration.restore.open',
        'systemInfoConfiguration.with.panel',
        'systemInfoRestore.check',
        'systemInfoRestore.continue',
        'systemInfoRestore.missing.absent',
        'systemInfoRestore.missing.denied',
        'systemInfoRestore.missing.invalid',
        'systemInfoRestore.missing.unknown',
        'systemInfoRestore.missing.unread',
        'systemInfoRestore.notRestored',
        'systemInfoRestore.saveBefore',
        'systemInfoRestore.stop',
        'systemInfoRestore.stopping',
        'systemInfoRestore.undo'
      ]
    ],
    [
      ['systemInfo.tab.configuration', 'systemInfoConfiguration.reference.title'],
      ['systemInfoConfiguration.reference.keep', 'systemInfoConfiguration.reference.show']
    ],
    [['systemInfo.tab.configuration', 'systemInfoConfiguration.snapshot'], ['systemInfoConfiguration.save']],
    [
      ['systemInfo.service'],
      [
        'common.action.restart',
        'common.term.download',
        'systemInfo.bundle',
        'systemInfo.identify',
        'systemInfo.identify.led.start',
        'systemInfo.identify.screen.start',
        'systemInfo.identify.seconds',
        'systemInfo.restart.verb'
      ]
    ],
    [
      [],
      [
        'common.term.hardwareKey',
        'common.term.hmiName',
        'common.term.hostname',
        'common.term.osVersion',
        'common.term.systemTime',
        'common.term.uptime',
        'common.term.webVersion',
        'systemInfo.bootloader',
        'systemInfo.easyaccessVersion',
        'systemInfo.imageBuilt',
        'systemInfo.led',
        'systemInfo.model',
        'systemInfo.notices',
        'systemInfo.project'
      ],
      ['systemInfo.copyAll']
    ],
    [['common.term.identity'], []],
    [['systemInfo.system'], []],
    [['systemInfo.ports'], []],
    [['systemInfo.tab.configuration'], []],
    [['systemInfo.tab.device'], []],
    [
      ['systemInfoRestarts.title'],
      ['common.term.reason', 'common.term.user', 'systemInfoRestarts.cause', 'systemInfoRestarts.upTime']
    ]
  ],
  'menu.dashboard': [
    [
      ['common.term.connections'],
      [
        'common.term.opcUaServer',
        'common.term.plcLinks',
        'common.term.vnc',
        'menu.easyaccess',
        'menu.ethernet',
        'menu.wifi',
        't0200052'
      ]
    ],
    [['dashboard.device'], []],
    [[], ['common.term.changePassword', 'dashboard.diskUsage', 'dashboard.memoryUsage']],
    [['common.term.project'], []],
    [['common.term.uptime'], []],
    [['common.term.memory'], []],
    [['common.term.disk'], []]
  ],
  'menu.ethernet': [
    [
      [],
      [
        'common.term.dnsServer1',
        'common.term.dnsServer2',
        'common.term.gateway',
        'common.term.hostname',
        'common.term.ipAddress',
        'common.term.macAddress',
        'common.term.subnetMask',
        'ethernet.advanced',
        'ethernet.errors',
        'ethernet.lease',
        'ethernet.lease.renew',
        'ethernet.mode',
        'ethernet.mtu'
      ]
    ],
    [
      ['ethernet.tools'],
      [
        'common.term.hostOrAddress',
        'common.term.tcpPort',
        'ethernet.tools.run.address',
        'ethernet.tools.run.dns',
        'ethernet.tools.run.ping',
        'ethernet.tools.run.port',
        'ethernet.tools.run.trace'
      ]
    ]
  ],
  'menu.wifi': [
    [
      ['common.term.connection'],
      [
        'common.term.channel',
        'common.term.dnsServers',
        'common.term.gateway',
        'common.term.ipAddress',
        'common.term.signal'
      ]
    ],
    [
      [],
      [
        'common.term.eapMethod',
        'common.term.keyPassword',
        'common.term.password',
        'common.term.privateKey',
        'common.term.security',
        'common.term.serverName',
        'wifi.eap.anonymous',
        'wifi.eap.ca',
        'wifi.eap.certificate',
        'wifi.eap.identity',
        'wifi.eap.inner',
        'wifi.eap.validate',
        'wifi.hidden'
      ]
    ],
    [
      ['wifi.found'],
      ['common.term.action', 'common.term.ssid', 'wifi.join', 'wifi.joinOther', 'wifi.passwordAgain', 'wifi.rescan']
    ],
    [['wifi.savedNetworks'], ['wifi.autoconnect', 'wifi.order'], ['wifi.forget']],
    [
      ['common.term.radio'],
      [
        'common.term.dnsServer1',
        'common.term.dnsServer2',
        'common.term.subnetMask',
        'wifi.hotspotPassword',
        'wifi.method',
        'wifi.mode'
      ]
    ]
  ],
  'menu.hotspot': [
    [
      ['common.term.status'],
      [
        'common.term.action',
        'common.term.connectedSince',
        'common.term.disconnect',
        'common.term.ipAddress',
        'common.term.macAddress',
        'common.term.password',
        'common.term.signal',
        'common.term.ssid',
        'hotspot.qr.label'
      ]
    ],
    [
      ['common.term.settings'],
      [
        'common.term.channel',
        'common.term.security',
        'hotspot.address',
        'hotspot.autoOff',
        'hotspot.band',
        'hotspot.country',
        'hotspot.dhcpFirst',
        'hotspot.dhcpLast',
        'hotspot.hidden',
        'hotspot.isolate',
        'hotspot.lease',
        'hotspot.maxClients',
        'hotspot.password.make',
        'hotspot.use'
      ]
    ]
  ],
  'menu.projectManagement': [
    [
      ['projectManagement.update'],
      [
        'common.term.eject',
        'common.upload.chooseAnother',
        'common.upload.start',
        'projectManagement.file',
        'projectManagement.keep.history',
        'projectManagement.keep.recipes',
        'projectManagement.keep.retentive',
        'projectManagement.source',
        'projectManagement.updateNow'
      ]
    ],
    [
      [],
      [
        'common.cancel',
        'common.close',
        'common.retry',
        'common.term.log',
        'common.uploadPassword',
        'projectManagement.packagePassword',
        'projectManagement.steps'
      ]
    ],
    [
      ['projectManagement.previous'],
      ['projectManagement.compiledAt', 'projectManagement.previous.until', 'projectManagement.rollBack']
    ],
    [
      ['projectManagement.running'],
      [
        'common.action.restart',
        'common.term.checksum',
        'common.term.signature',
        'common.term.size',
        'projectManagement.backUp',
        'projectManagement.restarts',
        'projectManagement.toolVersion'
      ]
    ]
  ],
  'menu.email': [
    [
      ['email.tab.contacts'],
      ['common.term.actions', 'email.contact.add'],
      ['common.exportCsv', 'common.term.importCsv']
    ],
    [['email.tab.groups'], ['email.contact.mail', 'email.contacts.search', 'email.group', 'email.group.members']],
    [['email.tab.smtp'], ['common.term.password', 'email.smtp.confirm']],
    [['email.tab.smtp', 'email.smtp.server'], []],
    [['email.tab.smtp', 'email.smtp.sender'], []],
    [['email.tab.smtp', 'common.term.connection'], []],
    [
      ['email.tab.smtp', 'email.test.title'],
      ['common.cancel', 'common.term.recipient', 'email.test.send']
    ],
    [
      [],
      [
        'common.term.host',
        'common.term.port',
        'common.term.retries',
        'common.term.timeout',
        'common.term.username',
        'email.smtp.encryption',
        'email.smtp.senderName',
        'email.smtp.verify',
        'email.test.to.sender'
      ]
    ]
  ],
  'menu.enhancedSecurity': [
    [
      [],
      [
        'common.term.account',
        'common.term.actions',
        'common.term.addAccount',
        'common.term.newPassword',
        'common.term.password',
        'common.term.searchAccounts',
        'common.term.unit',
        'common.term.validity',
        'enhancedSecurity.browse',
        'enhancedSecurity.classes',
        'enhancedSecurity.duration',
        'enhancedSecurity.hiddenUser',
        'enhancedSecurity.read',
        'enhancedSecurity.write',
        'menu.opcua'
      ],
      ['common.action.export', 'common.action.import']
    ]
  ],
  'menu.recipe': [
    [
      [],
      ['common.term.changedAt', 'common.term.select', 'recipe.add', 'recipe.changedBy', 'recipe.search'],
      ['common.exportCsv', 'common.term.importCsv']
    ]
  ],
  'menu.backupRecipe': [
    [
      ['backupRecipe.copies'],
      [
        'backupRecipe.contents.extended',
        'backupRecipe.contents.none',
        'backupRecipe.contents.recipes',
        'backupRecipe.contents.retentive',
        'backupRecipe.madeAt',
        'backupRecipe.madeBy',
        'backupRecipe.restore.count',
        'backupRecipe.restore.counted.added',
        'backupRecipe.restore.counted.changed',
        'backupRecipe.restore.counted.deleted',
        'backupRecipe.restore.counted.unchanged',
        'backupRecipe.search',
        'backupRecipe.sizeAndChecksum',
        'common.term.actions',
        'common.term.download',
        'common.term.project',
        'common.term.reason',
        'common.term.recipe',
        'common.term.recordCount'
      ],
      ['common.action.delete', 'common.action.restore']
    ],
    [
      ['common.term.backupSettings'],
      [
        'backupRecipe.keepLast',
        'common.backup.pattern',
        'common.schedule.timeOfDay',
        'common.term.editSettings',
        'common.term.recipient',
        'common.term.schedule'
      ]
    ],
    [['common.term.backup'], []]
  ],
  'menu.dataLog': [
    [
      [],
      [
        'common.reload',
        'common.retry',
        'common.term.pause',
        'common.term.showLiveValues',
        'dataLog.all',
        'dataLog.channels',
        'dataLog.compare',
        'dataLog.drag',
        'dataLog.earlier',
        'dataLog.help',
        'dataLog.later',
        'dataLog.layout',
        'dataLog.log',
        'dataLog.older',
        'dataLog.selection.channel',
        'dataLog.selection.clear',
        'dataLog.selection.failed',
        'dataLog.selection.maximum',
        'dataLog.selection.mean',
        'dataLog.selection.minimum',
        'dataLog.zoomIn',
        'dataLog.zoomOut',
        'dataLogNoRecords.show',
        'range.label'
      ],
      ['dataLog.export.records']
    ]
  ],
  'menu.eventLog': [
    [
      [],
      [
        'common.action.acknowledge',
        'common.term.action',
        'common.term.category',
        'common.term.reason',
        'common.term.select',
        'common.term.text',
        'common.term.value',
        'eventLog.acknowledge.all',
        'eventLog.acknowledged',
        'eventLog.acknowledgedBy',
        'eventLog.address',
        'eventLog.comment',
        'eventLog.count',
        'eventLog.deletion.before',
        'eventLog.duration',
        'eventLog.priority',
        'eventLog.retention.days',
        'eventLog.returned',
        'eventLog.silence',
        'eventLog.triggered'
      ],
      ['common.action.delete', 'common.exportCsv', 'common.incidentReport', 'eventLog.retention.change']
    ],
    [
      ['eventLog.tab.quality'],
      [
        'common.term.alarms',
        'common.term.firstCause',
        'eventLog.figure.chattering',
        'eventLog.figure.standing',
        'eventLogQuality.average',
        'eventLogQuality.before',
        'eventLogQuality.change',
        'eventLogQuality.figure',
        'eventLogQuality.floodTime',
        'eventLogQuality.floods.all',
        'eventLogQuality.peak',
        'eventLogQuality.rating',
        'eventLogQuality.share',
        'eventLogQuality.target',
        'eventLogQuality.topShare',
        'range.label'
      ]
    ],
    [['eventLog.tab.events'], []],
    [['eventLog.tab.quality', 'eventLog.figure.floods'], []],
    [['eventLog.tab.quality', 'eventLogQuality.shifts'], []]
  ],
  'menu.operationLog': [
    [
      [],
      [
        'operationLog.field',
        'operationLog.filled.label',
        'operationLog.next',
        'operationLog.object',
        'operationLog.operation',
        'operationLog.place',
        'operationLog.policy',
        'operationLog.previous',
        'operationLog.requested',
        'operationLog.result',
        'operationLog.text',
        'operationLog.user'
      ],
      ['common.exportCsv', 'common.incidentReport', 'operationLog.before', 'operationLog.policy.title']
    ]
  ],
  'menu.backupData': [
    [
      ['backupData.forecast'],
      [
        'backupData.fullIn',
        'backupData.nextLoss',
        'backupData.oldest',
        'backupData.unsaved',
        'backupData.used',
        'common.term.log'
      ]
    ],
    [
      ['common.term.backup'],
      ['backupData.files', 'backupData.inUse', 'backupData.lastCopy', 'backupData.nextRun', 'common.term.eject']
    ],
    [['backupData.runs'], ['common.target', 'common.term.recordCount', 'common.term.result', 'common.term.size']],
    [
      ['common.term.backupSettings'],
      [
        'backupData.language',
        'backupData.range',
        'common.backup.pattern',
        'common.term.content',
        'common.term.editSettings',
        'common.term.format',
        'common.term.schedule'
      ]
    ],
    [
      [],
      [
        'backupData.catchUp',
        'backupData.emailLimit',
        'backupData.group',
        'backupData.priority',
        'backupData.range.count',
        'backupData.retention',
        'common.schedule.timeOfDay',
        'common.term.day'
      ]
    ]
  ],
  'menu.webviewSetting': [
    [
      ['common.term.connections'],
      [
        'common.term.account',
        'common.term.actions',
        'common.term.address',
        'common.term.connectedSince',
        'common.term.disconnect',
        'common.term.role'
      ]
    ],
    [
      ['common.term.status'],
      ['common.term.inControl', 'webviewSetting.link', 'webviewSetting.qr.label', 'webviewSetting.vnc']
    ],
    [
      [],
      [
        'common.term.allowedNetworks',
        'common.term.controlPassword',
        'common.term.limits',
        'common.term.viewOnlyPassword',
        'webviewSetting.answerSeconds',
        'webviewSetting.control',
        'webviewSetting.controlUser',
        'webviewSetting.enabled',
        'webviewSetting.grantedBy',
        'webviewSetting.handBack',
        'webviewSetting.idleTimeout',
        'webviewSetting.localPriority',
        'webviewSetting.maxConnections',
        'webviewSetting.networks',
        'webviewSetting.safetyQuestion',
        'webviewSetting.unanswered',
        'webviewSetting.viewUser'
      ]
    ],
    [['common.term.settings'], ['common.term.editSettings']]
  ],
  t0200052: [
    [
      ['webview.connect'],
      [
        'common.term.connect',
        'common.term.inControl',
        'common.term.machine',
        'webview.connections',
        'webview.password',
        'webview.username'
      ]
    ],
    [
      [],
      [
        'common.close',
        'common.term.disconnect',
        'common.term.size',
        'webview.connectAgain',
        'webview.deny',
        'webview.fullScreen',
        'webview.grant',
        'webview.keyboard',
        'webview.picture',
        'webview.release',
        'webview.request',
        'webview.request.own',
        'webview.withdraw'
      ]
    ]
  ],
  'menu.easyaccess': [
    [
      ['easyaccess.activation'],
      ['common.term.account', 'common.term.activate', 'common.term.password', 'easyaccess.activation.check']
    ],
    [
      ['easyaccess.codes'],
      ['easyaccess.codes.code', 'easyaccess.codes.meaning', 'easyaccess.codes.remedy', 'easyaccess.codes.show']
    ],
    [
      ['common.term.identity'],
      [
        'common.term.hardwareKey',
        'common.term.hmiName',
        'common.term.licence',
        'easyaccess.domain',
        'easyaccess.idle',
        'easyaccess.key.code',
        'easyaccess.pairing.id',
        'easyaccess.pairing.password'
      ]
    ],
    [['easyaccess.test'], ['easyaccess.firewall', 'easyaccess.test.run']],
    [['easyaccess.settings'], []],
    [['common.term.status'], ['common.term.connect', 'common.term.disconnect']],
    [
      [],
      [
        'easyaccess.location',
        'easyaccess.passThrough',
        'easyaccess.proxy.host',
        'easyaccess.proxy.password',
        'easyaccess.proxy.port',
        'easyaccess.proxy.type',
        'easyaccess.proxy.use',
        'easyaccess.proxy.username',
        'easyaccess.startWithSystem'
      ]
    ]
  ],
  'menu.codesys': [
    [
      ['codesys.application'],
      [
        'codesys.application.builtAt',
        'codesys.application.compiler',
        'codesys.backUp',
        'codesys.retain',
        'common.term.checksum'
      ]
    ],
    [
      ['codesys.update.card'],
      [
        'codesys.address',
        'codesys.command.update',
        'codesys.fieldbus',
        'codesys.package',
        'codesys.space',
        'codesys.version.installed',
        'codesys.version.next',
        'common.term.autostart',
        'common.term.gateway',
        'common.term.port',
        'common.term.subnetMask',
        'common.upload.chooseAnother',
        'common.upload.start'
      ]
    ],
    [
      ['common.term.licence'],
      ['codesys.code', 'codesys.licence.file', 'codesys.licence.since', 'common.term.hardwareKey'],
      ['codesys.activate.code', 'codesys.activate.file', 'codesys.activate.request']
    ],
    [['common.term.settings'], []],
    [
      ['codesys.state'],
      ['codesys.command.start', 'codesys.command.stop', 'codesys.since', 'common.term.version'],
      ['codesys.command.reset', 'codesys.log']
    ],
    [['codesys.tasks'], ['codesys.task', 'codesys.task.cycle', 'codesys.task.jitter', 'codesys.task.load']]
  ],
  'menu.opcua': [
    [
      ['common.term.certificates', 'opcuaServer.rejected'],
      ['opcuaCertificates.lastRejected', 'opcuaCertificates.thumbprint']
    ],
    [
      ['common.term.certificates'],
      [
        'common.term.keyPassword',
        'common.term.privateKey',
        'common.term.validUntil',
        'opcuaCertificates.action.reject',
        'opcuaCertificates.download.der',
        'opcuaCertificates.download.pem',
        'opcuaCertificates.keySize',
        'opcuaCertificates.name',
        'opcuaCertificates.search',
        'opcuaCertificates.validDays'
      ]
    ],
    [
      ['common.term.certificates', 'opcuaCertificates.revocation'],
      [
        'common.term.actions',
        'common.term.issuer',
        'common.term.upload',
        'opcuaCertificates.action.delete',
        'opcuaCertificates.fileName',
        'opcuaCertificates.revocation.count',
        'opcuaCertificates.revocation.issued',
        'opcuaCertificates.revocation.next'
      ]
    ],
    [
      ['common.term.server', 'opcuaServer.rejected'],
      ['opcua.clock.set', 'opcuaServer.rejected.clear', 'opcuaServer.trust']
    ],
    [
      ['common.term.certificates', 'opcuaCertificates.own'],
      ['opcuaCertificates.details', 'opcuaCertificates.new'],
      ['common.signingRequest', 'opcuaCertificates.own.upload']
    ],
    [
      ['common.term.discovery'],
      [
        'common.term.address',
        'common.term.editSettings',
        'common.term.interval',
        'opcuaDiscovery.announced',
        'opcuaDiscovery.mdns',
        'opcuaDiscovery.mdns.state',
        'opcuaDiscovery.register',
        'opcuaDiscovery.settings'
      ]
    ],
    [['common.term.discovery', 'opcuaDiscovery.test'], ['opcuaDiscovery.test.run']],
    [
      ['common.term.addressSpace'],
      [
        'common.action.change',
        'common.conflict.keepMine',
        'common.conflict.theirs',
        'common.conflict.useTheirs',
        'common.discard',
        'common.retry',
        'common.save',
        'common.term.access',
        'common.term.addressFormat',
        'common.term.dataType',
        'common.term.format',
        'common.term.length',
        'opcuaNodes.actions',
        'opcuaNodes.bulk.pattern',
        'opcuaNodes.bulk.range.label',
        'opcuaNodes.bulk.step',
        'opcuaNodes.changedFields',
        'opcuaNodes.clients',
        'opcuaNodes.folderName',
        'opcuaNodes.indexRegister',
        'opcuaNodes.nodeId',
        'opcuaNodes.plc',
        'opcuaNodes.search',
        'opcuaNodes.several',
        'opcuaNodes.tagName'
      ],
      [
        'opcuaNodes.action.addGroup',
        'opcuaNodes.action.addRange',
        'opcuaNodes.action.addTag',
        'opcuaNodes.action.collapseAll',
        'opcuaNodes.action.copy',
        'opcuaNodes.action.cut',
        'opcuaNodes.action.editTag',
        'opcuaNodes.action.expandAll',
        'opcuaNodes.action.export',
        'opcuaNodes.action.import',
        'opcuaNodes.action.move',
        'opcuaNodes.action.paste',
        'opcuaNodes.action.redo',
        'opcuaNodes.action.removeNode',
        'opcuaNodes.action.renameFolder',
        'opcuaNodes.action.undo'
      ]
    ],
    [['common.term.server', 'opcuaServer.endpoints'], ['opcuaServer.endpoint']],
    [
      ['common.term.server', 'common.term.sessions'],
      [
        'common.term.security',
        'common.term.user',
        'opcuaServer.client',
        'opcuaServer.items',
        'opcuaServer.rates',
        'opcuaServer.since'
      ]
    ],
    [
      ['common.term.server', 'opcuaServer.settings'],
      [
        'common.term.autostart',
        'common.term.port',
        'opcuaServer.interface',
        'opcuaServer.limits',
        'opcuaServer.mode',
        'opcuaServer.policies',
        'opcuaServer.tokens'
      ]
    ],
    [
      ['common.term.server', 'common.term.opcUaServer'],
      [
        'common.term.applicationUri',
        'opcuaServer.applicationName',
        'opcuaServer.command.stop',
        'opcuaServer.nodes',
        'opcuaServer.rejectedCount',
        'opcuaServer.start'
      ],
      ['opcuaServer.command.restart']
    ],
    [
      ['common.term.server'],
      [
        'opcuaServer.anonymous',
        'opcuaServer.limit.items',
        'opcuaServer.limit.keepAlive',
        'opcuaServer.limit.publishing',
        'opcuaServer.limit.queue',
        'opcuaServer.limit.sampling',
        'opcuaServer.limit.sessions',
        'opcuaServer.limit.subscriptions',
        'opcuaServer.limit.timeout',
        'opcuaServer.token.certificate',
        'opcuaServer.token.username'
      ]
    ],
    [
      ['common.term.traceLog'],
      [
        'common.term.category',
        'common.term.text',
        'opcuaTrace.autoOff',
        'opcuaTrace.categories',
        'opcuaTrace.files',
        'opcuaTrace.size'
      ],
      ['common.term.clear', 'common.term.download']
    ],
    [
      ['common.term.traceLog', 'opcuaTrace.state'],
      ['opcuaTrace.level', 'opcuaTrace.oldest', 'opcuaTrace.stored']
    ]
  ],
  'menu.communication': [
    [
      ['common.term.plcLinks'],
      [
        'common.term.connection',
        'communication.errors',
        'communication.link',
        'communication.requests',
        'communication.roundTrip'
      ]
    ],
    [
      [],
      [
        'common.term.address',
        'common.term.addressFormat',
        'common.term.dataType',
        'common.term.ipAddress',
        'common.term.mode',
        'common.term.retries',
        'common.term.tcpPort',
        'common.term.timeout',
        'communication.baudRate',
        'communication.dataBits',
        'communication.enabled',
        'communication.parity',
        'communication.project.use',
        'communication.reset',
        'communication.restart',
        'communication.station',
        'communication.stopBits',
        'communication.test',
        'communication.test.run',
        'communication.turnAround'
      ]
    ],
    [
      ['communication.ports'],
      ['common.term.port', 'common.term.settings', 'communication.devices', 'communication.wireErrors']
    ]
  ],
  'menu.misc': [
    [['common.term.ftpServer'], ['common.term.port', 'miscSettings.ftp.enabled', 'miscSettings.ftp.tls']],
    [
      ['common.term.vnc'],
      [
        'common.term.allowedNetworks',
        'common.term.controlPassword',
        'common.term.viewOnlyPassword',
        'miscVnc.controlMinutes',
        'miscVnc.enabled',
        'miscVnc.monitorMode',
        'miscVnc.operation',
        'miscVnc.passwords',
        'miscVnc.removeControl',
        'miscVnc.removeView',
        'miscVnc.shared',
        'miscVnc.timeout',
        'miscVnc.viewers'
      ]
    ],
    [
      ['misc.time'],
      [
        'common.term.interval',
        'miscSettings.time.synchronise',
        'miscSettings.time.zone',
        'miscSettings.time.zone.search'
      ]
    ],
    [
      ['common.term.webServer'],
      ['common.term.privateKey', 'miscSettings.certificate.file', 'miscSettings.web.idle', 'miscSettings.web.redirect']
    ],
    [['common.term.nameService'], ['miscSettings.discovery.mdns', 'miscSettings.discovery.vendor']],
    [
      ['common.term.syslog'],
      ['common.term.server', 'miscSettings.syslog.enabled', 'miscSettings.syslog.level', 'miscSettings.syslog.port']
    ],
    [
      ['common.term.snmpAgent'],
      [
        'common.term.username',
        'common.term.version',
        'miscSettings.snmp.auth',
        'miscSettings.snmp.community',
        'miscSettings.snmp.enabled',
        'miscSettings.snmp.privacy'
      ]
    ],
    [['misc.led'], ['miscSettings.led.mode']],
    [['misc.buzzer'], ['common.term.volume', 'misc.buzzer.alarm', 'misc.buzzer.touch']],
    [
      ['misc.display'],
      ['common.term.brightness', 'miscSettings.display.cleanLock', 'miscSettings.display.screenSaver']
    ],
    [['misc.usb'], ['miscSettings.usb.keyboard', 'miscSettings.usb.storage']],
    [['misc.reboot'], ['common.term.day', 'miscSettings.reboot.hold', 'miscSettings.reboot.plan']],
    [['misc.shifts'], ['miscSettings.shifts.starts']],
    [
      [],
      [
        'common.action.restart',
        'common.term.dateAndTime',
        'misc.display.screenSaver',
        'misc.usb.autorun',
        'misc.usb.drives',
        'misc.usb.keyboards'
      ]
    ],
    [['common.term.services'], []],
    [['misc.hardware'], []]
  ],
  'menu.secsGem': [
    [
      ['common.term.status'],
      [
        'common.term.connect',
        'common.term.disconnect',
        'secsGem.control',
        'secsGem.messages',
        'secsGem.peer',
        'secsGem.timeouts'
      ]
    ],
    [['secsGem.log'], ['secsGem.direction', 'secsGem.text'], ['common.action.export', 'common.term.clear']],
    [
      [],
      [
        'common.term.mode',
        'common.term.tcpPort',
        'secsGem.deviceId',
        'secsGem.enabled',
        'secsGem.host',
        'secsGem.items',
        'secsGem.linktest',
        'secsGem.message',
        'secsGem.size',
        'secsGem.t3',
        'secsGem.t5',
        'secsGem.t6',
        'secsGem.t7',
        'secsGem.t8'
      ]
    ],
    [['common.term.settings'], ['secsGem.timers']],
    [['secsGem.spool'], ['secsGem.spool.purge', 'secsGem.spool.send', 'secsGem.spool.show']],
    [['secsGem.test'], ['secsGem.test.run']]
  ],
  'menu.touchCalibration': [
    [['touchCalibration.notNeeded'], []],
    [
      ['touchCalibration.running'],
      ['touchCalibration.cancel', 'touchCalibration.discard', 'touchCalibration.keep', 'touchCalibration.steps']
    ],
    [['touchCalibration.rescue'], []],
    [['touchCalibration.calibrate'], ['touchCalibration.points', 'touchCalibration.start']],
    [
      ['common.term.status'],
      ['touchCalibration.error', 'touchCalibration.last', 'touchCalibration.last.by', 'touchCalibration.panel']
    ]
  ],
  'menu.accountManagement': [
    [
      [],
      [
        'accountManagement.lastSignIn',
        'accountManagement.mustChange',
        'accountManagement.passwordAge',
        'accountManagement.rights',
        'accountManagement.temporary',
        'accountManagement.temporary.noted',
        'common.term.account',
        'common.term.addAccount',
        'common.term.password',
        'common.term.role',
        'common.term.searchAccounts',
        'common.term.validUntil',
        'session.displayName'
      ],
      ['common.action.export', 'common.action.import']
    ]
  ],
  'menu.systemPassword': [
    [
      [],
      [
        'common.term.changePassword',
        'common.term.confirmPassword',
        'common.term.currentPassword',
        'common.term.newPassword',
        'systemPassword.strength.label'
      ]
    ]
  ],
  'menu.apiDoc': [
    [
      ['apiDoc.tryIt'],
      ['apiDoc.dryRun', 'apiDoc.headers', 'apiDoc.request', 'apiDoc.send', 'apiDoc.showRequest', 'apiDoc.tryIt.token']
    ],
    [
      [],
      [
        'apiDoc.availability',
        'apiDoc.fact.example',
        'apiDoc.fact.fields',
        'apiDoc.fact.pattern',
        'apiDoc.fact.unique',
        'apiDoc.largest',
        'apiDoc.name',
        'apiDoc.samples.language',
        'apiDoc.search',
        'common.fact.characters',
        'common.fact.default',
        'common.fact.entries',
        'common.fact.range',
        'common.term.access',
        'common.term.format',
        'common.term.validity',
        'common.term.version'
      ]
    ],
    [['apiDoc.calls'], []],
    [['apiDoc.calls.prescribed'], []],
    [['apiDoc.signIn.use'], []],
    [['apiDoc.limits.size'], []],
    [['apiDoc.limits.rate'], []],
    [['apiDoc.limits.lock'], []],
    [['apiDoc.limits.lists'], []],
    [['apiDoc.limits.overload'], []],
    [['apiDoc.start.token'], []],
    [['apiDoc.start.alarms'], []],
    [['apiDoc.signIn.password'], []],
    [['apiDoc.statuses.status'], []],
    [['apiDoc.statuses.codes'], []],
    [['apiDoc.statuses.fieldCodes'], []],
    [['apiDoc.parameters'], []],
    [['apiDoc.body'], []],
    [['apiDoc.samples'], []],
    [['apiDoc.responses'], []],
    [
      ['apiDoc.accessTokens'],
      [
        'apiDocTokens.create',
        'apiDocTokens.lastUse',
        'apiDocTokens.revoke',
        'apiDocTokens.scope',
        'common.report.madeBy',
        'common.term.action',
        'common.term.validUntil'
      ]
    ]
  ]
}
