import type { Encoding } from '../../lib/table-file/encoding'
import { useText } from '../../lib/text/use-text'
import { SegmentedControl } from '../form/segmented-control'

interface Props {
  encodings: readonly Encoding[]
  encoding: Encoding
  onPick: (encoding: Encoding) => void
}

const NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  shift_jis: 'Shift-JIS',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252'
}

/** Shown only if the file is valid text in more than one encoding. */
export function EncodingField({ encodings, encoding, onPick }: Props) {
  const { t } = useText()
  if (encodings.length < 2) return null
  return (
    <SegmentedControl
      label={t('common.import.encoding')}
      hint={t('common.import.encoding.hint')}
      value={encoding}
      options={encodings.map(value => ({ value, text: NAMES[value] }))}
      onPick={onPick}
    />
  )
}
