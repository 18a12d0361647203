import type { RefusalTexts } from '../../../api/client/refusal-types'
import type { RiskRefusal } from '../../../api/hardening'
import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import type { RiskRow } from '../../../stores/hardening/hardening'
import { riskText } from '../../../stores/hardening/texts'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { FieldsFor } from '../../../ui/form/field-for'
import { consequenceText } from './consequence-text'
import type { HardeningModel } from './model'

const REASONS: RefusalTexts<RiskRefusal> = { limit_reached: 'infoHardening.limitReached' }

interface Props {
  model: HardeningModel
  risk: RiskRow
  onClose: () => void
}

/** Records why a risk stays, and until when, or changes that. */
export function AcceptDialog({ model, risk, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => model.acceptanceForm(risk))
  const isChange = risk.state === 'accepted'
  return (
    <FormDialog
      of={form}
      title={t(isChange ? 'infoHardening.change' : 'infoHardening.accept')}
      save={t(isChange ? 'common.save' : 'infoHardening.accept')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>
        <strong>{riskText(risk, t)}</strong>
      </p>
      <p>{consequenceText(risk.id, t)}</p>
      <FieldsFor of={form} names={['reason', 'until']} />
    </FormDialog>
  )
}
