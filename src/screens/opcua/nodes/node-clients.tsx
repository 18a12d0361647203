import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { lastKnown } from '../../../lib/remote/last-known'
import { resource } from '../../../lib/remote/resource'
import { useText } from '../../../lib/text/use-text'
import { PanelText } from '../../../ui/page/panel-text'
import { readUsers, usersText } from './node-users'

interface Props {
  /** Of a saved tag. */
  nodeId: string
}

/** While a key is held, another node is active with each step. */
const SETTLED_MS = 300

/** The clients that use a tag; nothing where the panel does not say. */
export default function NodeClients({ nodeId }: Props) {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, nodeId)
    return () => clearTimeout(timer)
  }, [nodeId])
  return settled === nodeId ? <Clients key={nodeId} nodeId={nodeId} /> : null
}

function Clients({ nodeId }: Props) {
  const { t } = useText()
  const $users = useModel(() => resource(signal => readUsers([nodeId], signal)))
  const users = lastKnown(useStore($users))
  if (!users) return null
  return (
    <>
      {t('opcuaNodes.clients')}:{' '}
      {users.length > 0 ? <PanelText>{usersText(users, t)}</PanelText> : t('common.term.none')}
    </>
  )
}
