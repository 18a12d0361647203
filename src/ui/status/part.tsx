import { type ReactNode, useEffect } from 'react'
import { reloadOnce } from '../../lib/browser/build-reload'
import { type LoadPart, usePart } from '../../lib/browser/part'
import { $unsaved } from '../../lib/form/unsaved'
import { useText } from '../../lib/text/use-text'
import { ReloadBanner } from './reload-banner'

interface OwnProps<P> {
  name: string
  load: LoadPart<P>
  /** Shown until it is loaded. */
  waiting?: ReactNode
  /** Of a part in several places: says nothing where it cannot be loaded, as another one does. */
  quiet?: boolean
}

/** `with`: the properties of what is loaded. */
type PartProps<P> = OwnProps<P> & (object extends P ? { with?: undefined } : { with: P })

/** A screen, a dialog or a piece of one, whose code, sheet and texts are loaded when it is first shown. */
export function Part<P extends object>({ name, load, with: props, waiting, quiet }: PartProps<P>) {
  const part = usePart(name, load)
  // Left out only where P has no properties.
  if (part.status === 'ready') return <part.View {...(props as P)} />
  return part.status === 'failed' ? quiet || <MissingPart error={part.error} /> : waiting
}

function MissingPart({ error }: { error: unknown }) {
  const { t } = useText()
  useEffect(() => {
    if ($unsaved.get() === 0) void reloadOnce()
  }, [])
  return (
    <ReloadBanner title={t('shell.screenMissing')} error={error}>
      {t('shell.screenMissingRemedy')}
    </ReloadBanner>
  )
}
