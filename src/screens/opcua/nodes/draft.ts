import { computed, type ReadableAtom } from 'nanostores'
import type { Draft } from '../../../lib/form/draft'
import type { DraftedForm } from '../../../lib/form/drafts'
import { applyPatch, createPatch, type TreePatch } from './tree/patch'
import type { Tree } from './tree/tree'

/** The edits, as they are kept over a new sign-in. */
export interface TreeDraft {
  edits: { version: string; patch: TreePatch } | undefined
}

interface Options {
  $tree: ReadableAtom<Tree>
  $base: ReadableAtom<Tree>
  /** Of the base. */
  version(): string
  restore(tree: Tree): void
  /** The panel's tree is no longer the one that was edited. */
  onOutdated(): void
}

export function createTreeDraft({ $tree, $base, version, restore, onOutdated }: Options): DraftedForm<TreeDraft> {
  return {
    // The notice looks for a draft again when another tree was read.
    $values: computed($base, () => ({ edits: undefined })),

    draft(): Draft {
      const form = JSON.stringify([location.pathname, 'address space'])
      const isChanged = $tree.get().root !== $base.get().root
      const changes = isChanged ? { edits: { version: version(), patch: createPatch($base.get(), $tree.get()) } } : {}
      return { form, changes }
    },

    set(_, edits) {
      if (edits?.version === version()) restore(applyPatch($base.get(), edits.patch))
      else onOutdated()
    }
  }
}
