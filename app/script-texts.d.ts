// Scripts with everything they import, as text. The build creates them (vite.config.ts).
declare module "virtual:admin-worker" {
  const script: string;
  export default script;
}
declare module "virtual:early-script" {
  const script: string;
  export default script;
}
declare module "virtual:public-worker" {
  const script: string;
  export default script;
}
