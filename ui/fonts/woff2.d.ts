/** Next's compiler resolves a font file to its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
