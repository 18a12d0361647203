import { recordOf } from './probe'

/** Operations that the run never sends, with the reason. */
export const NOT_RUN: Record<string, string> = {
  'PUT /uac/account/password': 'changes the password of the user of this run',
  'POST /uac/accounts/imports': 'creates accounts, of which it does not return the ids',
  'PUT /system/datetime': 'sets the clock of the panel',
  'POST /system/restart': 'restarts the panel',
  'POST /system/identify': 'signals at the panel',
  'PUT /system/passwords/{level}': 'changes a password of the panel',
  'PUT /system/health/findings/{id}/acknowledgement': 'hides a finding from the users',
  'PUT /system/accepted-risks/{id}': 'changes which risks count as accepted',
  'DELETE /system/accepted-risks/{id}': 'changes which risks count as accepted',
  'PUT /system/reference-configuration': 'replaces the snapshot that someone has kept',
  'DELETE /jobs/{id}': 'cancels the job of somebody else',
  'POST /features/easyaccess/activation': 'uses up a licence',
  'POST /features/easyaccess/start': 'opens the panel to remote access',
  'POST /features/easyaccess/stop': 'ends remote sessions',
  'POST /opcua/server/start': 'starts the OPC UA server',
  'POST /opcua/server/stop': 'disconnects OPC UA clients',
  'POST /opcua/server/restart': 'disconnects OPC UA clients',
  'PUT /opcua/settings': 'restarts the OPC UA server, which disconnects its clients',
  'PUT /opcua/node-tree': 'replaces the nodes that OPC UA clients read',
  'POST /opcua/certificates/trusted': 'changes whom the OPC UA server trusts',
  'POST /opcua/certificates/issuers': 'changes whom the OPC UA server trusts',
  'POST /opcua/revocation-lists': 'changes whom the OPC UA server trusts',
  'DELETE /opcua/revocation-lists/{id}': 'changes whom the OPC UA server trusts',
  'DELETE /opcua/certificates/{id}': 'changes whom the OPC UA server trusts',
  'POST /opcua/certificates/{id}/trust': 'changes whom the OPC UA server trusts',
  'POST /opcua/certificates/{id}/reject': 'changes whom the OPC UA server trusts',
  'PUT /opcua/certificates/own': 'replaces the certificate of the OPC UA server',
  'POST /opcua/certificates/own/regenerate': 'replaces the certificate of the OPC UA server',
  'DELETE /opcua/trace/lines': 'clears a log',
  'DELETE /opcua/rejections': 'clears a list that someone has to read',
  'POST /data/events/acknowledgements': 'acknowledges alarms of the plant',
  'POST /data/events/{number}/comments': 'adds a comment that cannot be removed',
  'POST /data/events/silence': 'silences alarms of the plant',
  'POST /data/events/deletions': 'deletes events',
  'POST /project/recipes/{id}/imports': 'replaces recipe records',
  'POST /project/recipes/{id}/records/{number}/loads': 'writes to a PLC',
  'POST /project/recipe-backups': 'writes a backup to its target, where it stays',
  'DELETE /project/recipe-backups/{id}': 'deletes a backup',
  'POST /project/recipe-backups/{id}/restores': 'replaces recipe records',
  'POST /data/backup/runs': 'writes a backup to its target, where it stays',
  'POST /data/backup/media/{id}/eject': 'the medium has to be plugged in again at the panel',
  'POST /project/enhanced-security/imports': 'replaces operator accounts',
  'PUT /network/ethernet/{id}/settings': 'may cut this run off from the panel',
  'POST /network/ethernet/{id}/lease': 'may cut this run off from the panel',
  'PUT /network/wifi': 'may cut this run off from the panel',
  'PUT /network/wifi/connection': 'may cut this run off from the panel',
  'PUT /network/hotspot': 'may cut this run off from the panel',
  'DELETE /network/hotspot/clients/{mac}': 'disconnects a client',
  'POST /network/pending/{code}/keep': 'only a network change gives a code',
  'POST /email/tests': 'sends an email',
  'POST /email/contacts/imports': 'creates contacts, of which it does not return the ids',
  'POST /project/management/uploads': 'needs a project file',
  'PUT /project/management/uploads/{id}': 'needs a project file',
  'POST /project/management/candidates': 'needs a project file',
  'DELETE /project/management/candidates/{id}': 'needs a project file',
  'POST /project/management/updates': 'replaces the project',
  'POST /project/management/restarts': 'restarts the project',
  'POST /project/management/rollbacks': 'replaces the project',
  'POST /project/management/media/{id}/eject': 'the medium has to be plugged in again at the panel',
  'PUT /features/codesys/settings': 'may interrupt the fieldbus of the PLC program',
  'POST /features/codesys/start': 'starts the PLC program',
  'POST /features/codesys/stop': 'stops the PLC program',
  'POST /features/codesys/reset': 'resets the PLC program',
  'POST /features/codesys/licence/activation': 'uses up a licence',
  'POST /features/codesys/licence/requests': 'uses up a licence',
  'POST /features/codesys/licence/files': 'uses up a licence',
  'POST /features/codesys/uploads': 'needs a package of the runtime',
  'PUT /features/codesys/uploads/{id}': 'needs a package of the runtime',
  'DELETE /features/codesys/packages/{id}': 'needs a package of the runtime',
  'POST /features/codesys/updates': 'replaces the runtime',
  'POST /features/communication/links/{id}/restart': 'interrupts the connection to a PLC',
  'DELETE /features/communication/links/{id}/counters': 'clears counters',
  'PUT /features/communication/devices/{id}/settings': 'interrupts the connection to a PLC',
  'PUT /features/communication/ports/{id}/settings': 'interrupts the connection to a PLC',
  'POST /features/misc/services/{service}/restart': 'restarts a service, the web server among them',
  'PUT /features/misc/ftp': 'disconnects FTP clients',
  'POST /features/misc/buzzer/beep': 'sounds at the panel',
  'POST /features/misc/display/clean-lock': 'locks the touch screen',
  'POST /features/misc/web-server/certificate': 'replaces the certificate of the web server',
  'POST /features/misc/web-server/certificate/regenerate': 'replaces the certificate of the web server',
  'PUT /features/secs-gem/settings': 'disconnects the host of the factory',
  'POST /features/secs-gem/connect': 'changes the link to the host of the factory',
  'POST /features/secs-gem/disconnect': 'changes the link to the host of the factory',
  'PUT /features/secs-gem/control-state': 'changes the link to the host of the factory',
  'DELETE /features/secs-gem/messages': 'clears a log',
  'DELETE /features/secs-gem/spool': 'deletes messages to the host of the factory',
  'POST /features/secs-gem/spool/send': 'sends messages to the host of the factory',
  'POST /features/secs-gem/test': 'sends messages to the host of the factory',
  'PUT /features/vnc/settings': 'disconnects VNC viewers',
  'POST /features/webview/connections': 'opens the screen of the panel',
  'DELETE /features/webview/connections/{id}': 'ends the connection of somebody else',
  'POST /features/webview/connections/{id}/control-requests': 'takes control of the screen of the panel',
  'POST /features/webview/connections/{id}/answers': 'takes control of the screen of the panel',
  'DELETE /features/webview/connections/{id}/control': 'takes control of the screen of the panel',
  'POST /features/touch-calibration/start': 'locks the touch screen',
  'POST /features/touch-calibration/keep': 'changes the calibration of the touch screen',
  'POST /features/touch-calibration/cancel': 'ends a calibration at the panel'
}

/** What the run sends with `--write`: it disturbs nobody, or concerns an entry that the run has created itself. */
export const HARMLESS_ACTIONS: string[] = [
  'PATCH /uac/account/state',
  'PUT /system/hmi/name',
  'POST /opcua/certificates/own/signing-request',
  'POST /features/misc/web-server/certificate/signing-request',
  'POST /opcua/certificates/{id}/downloads',
  'POST /opcua/discovery/tests',
  'POST /opcua/trace/downloads',
  'POST /data/logs/{id}/exports',
  'POST /data/logs/{id}/databases',
  'POST /data/events/exports',
  'DELETE /exports/{id}',
  'POST /system/support-bundle',
  'POST /project/recipes/{id}/exports',
  'PUT /uac/accounts/{id}/enabled',
  'DELETE /uac/accounts/{id}/lock',
  'DELETE /uac/accounts/{id}/sessions',
  'POST /uac/accounts/{id}/password-resets',
  'POST /uac/accounts/exports',
  'PUT /project/enhanced-security/accounts/{id}/password',
  'POST /network/wifi/scans',
  'PATCH /network/wifi/networks/{id}',
  'POST /network/ethernet/{id}/address-check',
  'POST /network/tools/ping',
  'POST /network/tools/dns',
  'POST /network/tools/port',
  'POST /network/tools/trace',
  'POST /email/contacts/exports',
  'POST /project/recipe-backups/target-tests',
  'POST /project/recipe-backups/{id}/downloads',
  'POST /project/recipe-backups/{id}/dry-runs',
  'POST /project/management/backups',
  'POST /data/operations/exports',
  'POST /features/codesys/application/downloads',
  'POST /features/codesys/log/downloads',
  'POST /data/backup/target-tests',
  'POST /data/backup/runs/{id}/downloads',
  'POST /features/misc/ftp/tests',
  'POST /features/misc/discovery/tests',
  'POST /features/misc/time/tests',
  'POST /features/misc/syslog/tests',
  'POST /features/misc/snmp/tests'
]

/** What the run sends though it may interrupt somebody (`x-interrupts`), with the reason why what it changes does not. */
export const INTERRUPTS_NOBODY: Record<string, string> = {
  'PUT /features/misc/reboot':
    'moves no restart, and lets it wait for jobs at most: one that no longer had to wait would begin',
  'PUT /features/misc/time': 'asks the same servers less often; only another time zone or server moves the clock',
  'PUT /features/webview/settings': 'lets idle viewers stay for longer; only what no longer may connect is disconnected'
}

interface Change {
  field: string
  to: (value: unknown, maximum: number) => unknown
}

/** A larger number deletes nothing; the largest stays. */
const raised = (value: unknown, maximum: number) => Math.min(Number(value) + 1, maximum)
/** Where 0 is for never, a minute would be shorter. */
const lengthened = (value: unknown, maximum: number) => (value === 0 ? 0 : raised(value, maximum))
const toggled = (value: unknown) => value !== true
const CHANGED = 'Conformance changed'

/** What a save changes and changes back; other settings are saved as they are. */
export const HARMLESS_CHANGES: Record<string, Change> = {
  'PUT /data/events/settings': { field: 'retention_days', to: raised },
  'PUT /email/smtp': { field: 'retries', to: raised },
  'PUT /data/backup/settings': { field: 'email_limit_mb', to: raised },
  'PUT /email/groups/{id}': { field: 'name', to: () => CHANGED },
  'PUT /features/misc/buzzer': { field: 'volume_percent', to: raised },
  'PUT /features/misc/time': { field: 'interval_minutes', to: raised },
  'PUT /features/misc/web-server': { field: 'idle_minutes', to: raised },
  'PUT /email/contacts/{id}': { field: 'name', to: () => CHANGED },
  'PUT /features/misc/display': { field: 'clean_lock_seconds', to: raised },
  'PUT /features/misc/reboot': { field: 'hold_while_job', to: () => true },
  'PUT /features/webview/settings': { field: 'idle_timeout_minutes', to: lengthened },
  'PUT /opcua/trace/settings': { field: 'auto_off_minutes', to: lengthened },
  'PUT /project/enhanced-security/accounts/{id}': { field: 'hidden', to: toggled },
  'PUT /project/recipe-backups/settings': { field: 'keep_last', to: raised },
  'PUT /project/recipes/{id}/records/{number}': { field: 'name', to: () => CHANGED },
  'PUT /uac/accounts/{id}': { field: 'name', to: () => CHANGED }
}

interface Moved {
  field: string
  /** The settings with another server; nothing where they name none with a login. */
  moved: (settings: Record<string, unknown>) => Record<string, unknown> | undefined
}

/** No server has this name (RFC 6761), to which a panel would send the stored password. */
const NO_SERVER = 'conformance.invalid'
const movedServer = (server: Record<string, unknown>) =>
  server.host && server.username ? { ...server, host: NO_SERVER } : undefined
const movedTarget: Moved = {
  field: 'password',
  moved(settings) {
    const target = recordOf(settings.target)
    const moved = ['ftp', 'ftps', 'sftp'].includes(String(target.kind)) ? movedServer(target) : undefined
    return moved && { ...settings, target: moved }
  }
}

/** Saves whose stored password is only for the server that it was set for. */
export const STORED_PASSWORDS: Record<string, Moved> = {
  'PUT /email/smtp': { field: 'password', moved: movedServer },
  'PUT /data/backup/settings': movedTarget,
  'PUT /project/recipe-backups/settings': movedTarget
}

/** Operations that create an entry: its path, whose last parameter is the field of the answer that names it. */
export const CREATED: Record<string, string> = {
  'POST /uac/access-tokens': '/uac/access-tokens/{id}',
  'POST /uac/accounts': '/uac/accounts/{id}',
  'POST /email/contacts': '/email/contacts/{id}',
  'POST /network/wifi/networks': '/network/wifi/networks/{id}',
  'POST /project/enhanced-security/accounts': '/project/enhanced-security/accounts/{id}',
  'POST /project/recipes/{id}/records': '/project/recipes/{id}/records/{number}'
}

/** Tags whose entries an operation of another tag creates. */
export const PREPARED: Record<string, string> = {
  downloads: 'POST /data/logs/{id}/exports',
  exports: 'POST /data/logs/{id}/exports'
}

/** CSV files of lists in which the run has created an entry. */
export const LIST_FILES = ['POST /email/contacts/exports', 'POST /uac/accounts/exports']

/** Each of its addresses works once. */
export const ONE_TIME = 'GET /downloads/{ticket}'

/** What an account has started is known to no other. */
export const OF_ACCOUNT = ['GET /exports/{id}', 'DELETE /exports/{id}']
