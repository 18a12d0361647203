import type { RuntimeAccountSettings } from '../../api/enhanced-security'
import type { Form } from '../../lib/form/form'
import type { AccountInput } from './account-rules'

type OpcuaRights = Pick<RuntimeAccountSettings, 'browse' | 'read' | 'write'>

/** A node that is written has to be found and read. */
export const lacksRights = ({ browse, read, write }: OpcuaRights): boolean => write && !(browse && read)

/** Granting Write grants Browse and Read; withdrawing one of these withdraws Write. */
export const implyRights = <F extends Pick<Form<AccountInput>, '$values' | 'set'>>(form: F): F => ({
  ...form,
  set(field, value) {
    form.set(field, value)
    if (!lacksRights(form.$values.get())) return
    if (field === 'write') {
      form.set('browse', true)
      form.set('read', true)
    } else if (field === 'browse' || field === 'read') form.set('write', false)
  }
})
