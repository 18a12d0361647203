import { useStore } from '@nanostores/preact'
import type { DriverAddress, DriverTable } from '../../../../api/opcua/server'
import type { FormPart } from '../../../../lib/form/form'
import type { Translator } from '../../../../lib/text/i18n'
import { joinDetail } from '../../../../lib/text/join'
import { useText } from '../../../../lib/text/use-text'
import { Columns } from '../../../../ui/card/columns'
import { NumberField } from '../../../../ui/form/number-field'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import type { Children } from '../../../../ui/page/children'
import { addressOf, driverOf, longestOf } from '../rules'
import { pickFormat, pickPlc, type TagInput } from '../tag-form'

interface Props {
  form: FormPart<TagInput>
  table: DriverTable
}

const ACCESS = ['readable', 'writable'] as const

/** PLC, address, type and access of a tag; `children` are the fields of its address. What can be chosen follows from the PLC and its address format. */
export function TagSettingsFields({ form, table, children }: Props & { children: Children }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const errors = useStore(form.$errors)
  const { plc, format, data_type: dataType } = values
  const driver = driverOf(table, plc)
  const type = addressOf(table, values)
  const limits = driver?.index_registers
  const textOf = (field: keyof TagInput) => {
    const error = errors[field]
    return error && t(error)
  }
  return (
    <Columns>
      <SelectField
        label={t('opcuaNodes.plc')}
        name="plc"
        value={plc}
        error={textOf('plc')}
        options={table.drivers.map(({ plc: name, driver }) => ({ value: name, text: joinDetail(name, driver) }))}
        onPick={picked => pickPlc(form, table, picked)}
      />
      <SelectField
        label={t('common.term.addressFormat')}
        name="format"
        value={format}
        error={textOf('format')}
        options={(driver?.addresses ?? []).map(address => ({
          value: address.format,
          text: address.format.replace('%d', '…')
        }))}
        onPick={picked => pickFormat(form, table, picked)}
      />
      {children}
      <NumberField
        of={form}
        name="index_register"
        label={t('opcuaNodes.indexRegister')}
        hint={limits ? t('opcuaNodes.indexRegister.hint', { ...limits }) : t('opcuaNodes.fault.noIndexRegister')}
        disabled={!limits && values.index_register === ''}
      />
      <SelectField
        of={form}
        name="data_type"
        label={t('common.term.dataType')}
        options={(type?.data_types ?? []).map(value => ({ value, text: value }))}
      />
      <NumberField
        of={form}
        name="length"
        label={t('common.term.length')}
        hint={t('opcuaNodes.length.hint', { most: type ? longestOf(dataType, type) : 255 })}
        required
      />
      <SelectField
        of={form}
        name="access"
        label={t('common.term.access')}
        options={ACCESS.map(value => ({ value, text: t(`opcuaNodes.access.${value}`) }))}
      />
    </Columns>
  )
}

export function AddressField({ form, table }: Props) {
  const { t } = useText()
  const type = addressOf(table, useStore(form.$values))
  return (
    <TextField
      of={form}
      name="address"
      label={t('common.term.address')}
      hint={type && addressHint(type, t)}
      disabled={type !== undefined && !type.format.includes('%d')}
    />
  )
}

function addressHint({ format, first, last, bits }: DriverAddress, t: Translator['t']): string {
  if (!format.includes('%d')) return t('opcuaNodes.fault.noAddress')
  return bits === undefined
    ? t('common.term.range', { first, last })
    : t('opcuaNodes.address.bits', { first, last, bit: bits - 1 })
}
