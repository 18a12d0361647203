import { Part } from '../../../ui/status/part'
import type { TrustClientProps } from '../certificates/trust-client-dialog'

const loadTrustDialog = () => import('../certificates/trust-client-dialog')

/** The dialog of the certificates, with its texts, which are loaded with the first press. */
export const TrustClient = (props: TrustClientProps) => (
  <Part name="opcua-certificates" load={loadTrustDialog} with={props} />
)
