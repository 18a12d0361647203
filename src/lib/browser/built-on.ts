/** The layer that is loaded before a part; without one it is the kit. */
export type Layer = 'frame' | 'shell'

/**
 * Declares that a part does without the kit; the build reads it at the `import()` too. `frame` is for signed-out screens,
 * `shell` for what is shown first after logging in.
 */
export const builtOn = <Load extends () => Promise<unknown>>(layer: Layer, load: Load): Load & { layer: Layer } =>
  Object.assign(load, { layer })
