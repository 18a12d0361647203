import type { FieldTexts, RefusalTexts } from '../../api/client/refusal-types'
import type { Codesys, CodesysFault, CodesysJobErrorCode, CodesysRefusal } from '../../api/codesys'
import type { Translator } from '../../lib/text/i18n'
import type { StatusText } from '../../ui/status/status-badge'

type ShownAtField = 'wrong_password' | 'panel_address' | 'outside_port_subnet' | 'address_in_use' | 'serving_port'

export const FIELD_CODES: FieldTexts<CodesysFault> = {
  checksum: 'codesys.code.mistyped',
  wrong_name: 'common.hmiName.differs',
  wrong_password: 'common.password.wrong',
  fieldbus_port: 'codesys.port.fieldbus',
  serving_port: 'codesys.fieldbus.serving',
  panel_address: 'common.address.own',
  outside_port_subnet: 'codesys.address.outside',
  address_in_use: 'common.address.inUse',
  reserved_address: 'errors.ipv4.reserved',
  not_a_host: 'errors.ipv4.notHost',
  gateway_own: 'common.address.own'
}

export const REASONS: RefusalTexts<CodesysRefusal | CodesysJobErrorCode, ShownAtField> = {
  not_on_this_model: 'common.missing.model',
  not_in_project: 'common.missing.project',
  already_running: 'codesys.refused.running',
  not_running: 'codesys.refused.stopped',
  no_application: 'codesys.application.none',
  demo_ended: 'codesys.refused.demoEnded',
  busy: 'codesys.refused.busy',
  code_unknown: 'codesys.refused.codeUnknown',
  code_used: 'codesys.refused.codeUsed',
  licence_server_unreachable: 'codesys.refused.offline',
  licence_server_untrusted: 'codesys.refused.untrusted',
  already_activated: 'codesys.refused.activated',
  not_a_licence: 'codesys.refused.notLicence',
  licence_damaged: 'codesys.refused.licenceDamaged',
  licence_other_panel: 'codesys.refused.otherPanel',
  licence_not_requested: 'codesys.refused.otherRequest',
  not_enough_space: 'common.upload.noSpace',
  upload_incomplete: 'common.upload.incomplete',
  not_a_package: 'codesys.refused.notPackage',
  package_damaged: 'common.upload.damaged',
  package_other_hardware: 'codesys.refused.otherHardware',
  application_incompatible: 'codesys.refused.incompatible',
  runtime_busy: 'codesys.refused.load',
  candidate_gone: 'common.upload.gone',
  runtime_start_failed: 'codesys.refused.notStarted',
  change_pending: 'codesys.refused.pending'
}

export const STATES: Record<Codesys['runtime']['state'], StatusText> = {
  running: { tone: 'plain', text: 'common.term.running' },
  stopped: { tone: 'plain', text: 'common.term.stopped' },
  no_application: { tone: 'plain', text: 'codesys.state.noApplication' },
  fault: { tone: 'bad', text: 'common.term.fault' }
}

/** Running without a licence. */
export const DEMO: StatusText = { tone: 'warn', text: 'common.term.runningDemo' }

/** `1 h 22 min`, by the minute that has begun. */
export function demoLeftText(t: Translator['t'], seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return t('codesys.licence.demo.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
