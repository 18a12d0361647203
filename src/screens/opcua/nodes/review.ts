import { computed } from 'nanostores'
import { lastKnown } from '../../../lib/remote/last-known'
import { resource } from '../../../lib/remote/resource'
import { findProblems } from './find-problems'
import type { NodeEditor } from './model'
import { readUses } from './node-uses'
import type { RemoteTree } from './saving'
import { differencesBetween } from './tree/differences'

/** What a save would change, for whom, and what prevents it. */
export function createReview({ $drivers, document: { $base, $tree }, saving: { $problems } }: NodeEditor) {
  return {
    $differences: computed([$base, $tree], differencesBetween),

    /** The clients that use what they will no longer find, by the id of the difference. */
    $uses: resource(signal => readUses($base.get(), differencesBetween($base.get(), $tree.get()), signal)),

    /** What the panel has refused, or else what it would refuse as far as the driver table is known. */
    $problems: computed([$problems, $tree, $drivers], (refused, tree, drivers) => {
      const table = lastKnown(drivers)
      return refused.size === 0 && table ? findProblems(tree, table) : refused
    }),

    /** What somebody else has changed in the tree that was read here. */
    remoteDifferences: ({ tree }: RemoteTree) => differencesBetween($base.get(), tree)
  }
}
