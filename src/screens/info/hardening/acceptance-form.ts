import type { FieldTexts } from '../../../api/client/refusal-types'
import { riskAcceptance } from '../../../api/generated/limits/hardening'
import { acceptRisk, type RiskAcceptance, type RiskFault } from '../../../api/hardening'
import { text } from '../../../lib/form/codecs'
import { DATE_CODES, date } from '../../../lib/form/date'
import { fields } from '../../../lib/form/field-table'
import { createForm, type Form } from '../../../lib/form/form'
import type { RiskRow } from '../../../stores/hardening/hardening'

const CODES: FieldTexts<RiskFault> = DATE_CODES

const ACCEPTANCE = fields<RiskAcceptance, RiskAcceptance>({
  reason: text('common.term.reason', riskAcceptance.reason, { trim: true, required: true }),
  until: date('common.term.validUntil', { required: true, hint: 'infoHardening.until.hint' })
})

export const createAcceptanceForm = (
  { id, acceptance, state }: RiskRow,
  onSaved: () => Promise<void>
): Form<RiskAcceptance> =>
  createForm({
    ...ACCEPTANCE,
    initial: { reason: acceptance?.reason ?? '', until: state === 'accepted' ? (acceptance?.until ?? '') : '' },
    codes: CODES,
    async save(values) {
      await acceptRisk(id, ACCEPTANCE.requestOf(values))
      await onSaved()
    }
  })
