import { useForm } from '../../../src/lib/form/use-form'
import { createRequestForm, type NamesInput, namesRules } from '../../../src/lib/network/certificate-names'
import { NamesFields } from '../../../src/ui/certificate/names-fields'
import { RequestDialog } from '../../../src/ui/certificate/request-dialog'
import { Pressed } from '../pressed'
import { loading, nothing, ready } from '../samples'
import type { States } from '../states'

const NAMES: NamesInput = { host_names: 'line2-hmi, 192.168.10.42', organization: 'Example', organization_unit: '' }
const RULES = namesRules(20, 64)
const PEM = '-----BEGIN CERTIFICATE REQUEST-----\nMIIC\n-----END CERTIFICATE REQUEST-----\n'
const request = async () => ({ file_name: 'line2-hmi.csr', pem: PEM })

function Fields({ initial }: { initial: NamesInput }) {
  const form = useForm(() => {
    const created = createRequestForm(initial, RULES, async () => {})
    created.validate()
    return created
  })
  return <NamesFields of={form} />
}

export const CERTIFICATE: States = {
  'names-fields.tsx': {
    plain: () => <Fields initial={NAMES} />,
    invalid: () => <Fields initial={{ ...NAMES, host_names: 'line2_hmi' }} />
  },
  'request-dialog.tsx': {
    loading: () => <RequestDialog names={loading} rules={RULES} request={request} onClose={nothing} />,
    names: () => <RequestDialog names={() => ready(NAMES)} rules={RULES} request={request} onClose={nothing} />,
    made: t => (
      <Pressed button={t('common.signingRequest.verb')}>
        <RequestDialog names={() => ready(NAMES)} rules={RULES} request={request} onClose={nothing} />
      </Pressed>
    )
  }
}
