declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A sheet that is imported for its effect. */
declare module '*.css'
