import { atom } from 'nanostores'
import { readNodeTree, saveNodeTree } from '../../../api/opcua/server'
import { isConflict } from '../../../lib/form/conflict'
import { asApiError } from '../../../lib/remote/as-api-error'
import type { ApiError } from '../../../lib/remote/failure'
import { readBack } from '../../../lib/remote/read-back'
import { laterRequests } from '../../../lib/remote/stoppable'
import type { TreeDocument } from './document'
import { NO_PROBLEMS, type Problems, refusedProblems } from './problems'
import { nodeTreeOf, treeOf } from './tree/node-tree'
import type { Tree } from './tree/tree'

/** The tree that somebody else has saved since this one was read. */
export interface RemoteTree {
  /** Says who saved it, and when. */
  error: ApiError
  tree: Tree
  version: string
}

/** Saves the tree in one request that never silently overwrites what somebody else has saved. */
export function createSaving({ $tree, $base, saved, open }: TreeDocument) {
  const $remote = atom<RemoteTree | undefined>()
  const $problems = atom<Problems>(NO_PROBLEMS)
  const $saving = atom(false)
  let version = ''

  function store(tree: Tree, stored: string): void {
    version = stored
    $remote.set(undefined)
    $problems.set(NO_PROBLEMS)
    saved(tree)
  }

  /** After a failure everything is as before. @throws ApiError */
  async function save(): Promise<void> {
    if ($saving.get()) return
    const later = laterRequests()
    const readAgain = () => later(readNodeTree)
    const sent = $tree.get()
    $saving.set(true)
    try {
      await saveNodeTree(nodeTreeOf(sent), version)
      store(sent, version)
      const stored = await readBack(readAgain)
      if (stored) version = stored.version
    } catch (thrown) {
      await explain(asApiError(thrown), sent, readAgain)
    } finally {
      $saving.set(false)
    }
  }

  /** Returns if it was a save of this tree, whose response was lost, that made the known version an old one. */
  async function explain(error: ApiError, sent: Tree, readAgain: typeof readNodeTree): Promise<void> {
    $problems.set(refusedProblems(error, sent))
    if (!isConflict(error)) throw error
    const remote = await readAgain().catch(() => undefined)
    if (!remote) throw error
    if (treeOf(remote.value, sent) === sent) return store(sent, remote.version)
    $remote.set({ error, tree: treeOf(remote.value, $base.get()), version: remote.version })
    throw error
  }

  return {
    $saving,
    /** Of the tree that the panel has stored. */
    version: () => version,
    /** Found by the panel in the tree that it refused. */
    $problems,
    /** After a save that was refused because of it. */
    $remote,
    save,

    /** Continues with what somebody else has saved; the edits made here are gone. */
    acceptRemote(): void {
      const remote = $remote.get()
      if (!remote) return
      open(remote.tree)
      store(remote.tree, remote.version)
    },

    /** Keeps the tree made here, so that the next save replaces what somebody else has saved. */
    keepLocal(): void {
      const remote = $remote.get()
      if (remote) store(remote.tree, remote.version)
    },

    opened(stored: string): void {
      version = stored
      $remote.set(undefined)
      $problems.set(NO_PROBLEMS)
    }
  }
}
