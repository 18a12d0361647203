export interface Screen {
  name: string
  /** Missing on a screen outside the menu. */
  group?: string
  order?: number
  title?: string
  path?: string
  /** False where every signed-in user may open it. */
  permission?: string | false
  layer?: string
  /** Those of the contract whose calls it makes. */
  tags?: readonly string[]
  /** The names of what else its users may do, with their texts. */
  actions?: Readonly<Record<string, string>>
  keywords?: string
  /** Panels may lack it; with a name, those that lack this other screen lack it too. */
  optional?: true | string
  isMissing?: true
}

export interface Manifests {
  groups: Record<string, { title: string; icon: string }>
  screens: readonly Screen[]
  /** What the operation log calls the tags that belong to no screen; null where it has none of their calls. */
  shared: Record<string, string | null>
}

export declare function readManifests(root?: string): Manifests
export declare function manifestProblems(manifests: Manifests, tags: readonly string[]): string[]
