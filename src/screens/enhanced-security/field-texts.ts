import type { Translator } from '../../lib/text/i18n'
import type { AccountInput } from './account-rules'
import type { ValidityInput } from './validity'

type T = Translator['t']

export const VALIDITIES: readonly ValidityInput['validity'][] = ['permanent', 'limited', 'untilRestart']
export const UNITS: readonly ValidityInput['unit'][] = ['minutes', 'hours', 'days']

/** Of the fields of an account that two people may have changed. */
export const fieldLabels = (t: T): Partial<Record<keyof AccountInput, string>> => ({
  username: t('common.term.account'),
  classes: t('enhancedSecurity.classes'),
  browse: t('enhancedSecurity.browse'),
  read: t('enhancedSecurity.read'),
  write: t('enhancedSecurity.write'),
  hidden: t('enhancedSecurity.hiddenUser'),
  validity: t('common.term.validity'),
  duration: t('enhancedSecurity.duration'),
  unit: t('enhancedSecurity.unit')
})

export const fieldText =
  (t: T) =>
  (field: keyof AccountInput, value: AccountInput[keyof AccountInput]): string => {
    if (typeof value === 'boolean') return t(value ? 'common.term.yes' : 'common.term.no')
    if (typeof value !== 'string') return value.join(' ') || t('common.term.none')
    const validity = VALIDITIES.find(other => field === 'validity' && other === value)
    if (validity) return t(`enhancedSecurity.validity.${validity}`)
    const unit = UNITS.find(other => field === 'unit' && other === value)
    return unit ? t(`enhancedSecurity.unit.${unit}`) : value
  }
