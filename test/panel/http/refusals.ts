import { refuse } from './handler-types'
import { type Content, contentOf } from './responses'

/** What refuses any call, whatever it is, so that the contract does not list it for each. */
export const FOREIGN_ORIGIN: Content = contentOf(
  refuse(403, 'foreign_origin', { message: 'Only pages of this panel may call it' })
)

export const ADDRESS_NOT_ALLOWED: Content = contentOf(
  refuse(403, 'address_not_allowed', { message: 'Not an allowed network' })
)

export const HTTPS_REQUIRED: Content = {
  ...contentOf(refuse(426, 'https_required', { message: 'This panel accepts calls over https only' })),
  headers: { Upgrade: 'TLS/1.2', Connection: 'Upgrade' }
}
