import { useStore } from '@nanostores/preact'
import type { Parameter } from '../../api/openapi'
import { useText } from '../../lib/text/use-text'
import { SelectField } from '../../ui/form/select-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import type { Operation } from './documentation'
import { parameterKey } from './request'
import type { TryIt } from './try-it'

interface Props {
  tryIt: TryIt
  operation: Operation
}

/** A field for each parameter, and the body as JSON. */
export function TryItFields({ tryIt, operation: { parameters, body } }: Props) {
  const { t } = useText()
  const values = useStore(tryIt.$values)
  const text = useStore(tryIt.$body)
  const request = useStore(tryIt.$request)
  return (
    <>
      <Columns>
        {parameters.map(parameter => {
          const key = parameterKey(parameter)
          return (
            <ParameterField
              key={key}
              parameter={parameter}
              value={values[key] ?? ''}
              onPick={value => tryIt.set(key, value)}
            />
          )
        })}
      </Columns>
      {body && (
        <TextAreaField
          label={t('apiDoc.body')}
          value={text}
          error={request ? undefined : t('apiDoc.body.notJson')}
          onPick={value => tryIt.$body.set(value)}
        />
      )}
    </>
  )
}

interface ParameterFieldProps {
  parameter: Parameter
  value: string
  onPick: (value: string) => void
}

function ParameterField({ parameter: { name, required, schema, in: place }, value, onPick }: ParameterFieldProps) {
  const { t } = useText()
  const field = { label: name, value, onPick, ...(required && { required }) }
  if (schema.enum) {
    const options = [...(required ? [] : ['']), ...schema.enum.map(String)]
    return <SelectField {...field} options={options.map(option => ({ value: option, text: option }))} />
  }
  return <TextField {...field} error={place === 'path' && !value ? t('errors.required') : undefined} />
}
