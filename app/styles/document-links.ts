import facesUrl from "./fonts/faces.css?url";

/** The style sheet of our two fonts. The page's own style sheet has stand-ins with the same measures. */
export const fontSheet = facesUrl;

/**
 * The script that brings our fonts: after the first paint, which they would delay on a slow line, and at once on the next
 * pages of the same visit, where they are at hand (ADR 156).
 */
export const fontScript = `{
const add=(early)=>{const sheet=Object.assign(document.createElement("link"),{rel:"stylesheet",href:${JSON.stringify(facesUrl)}});
if(early)sheet.setAttribute("blocking","render");
sheet.onload=()=>{try{sessionStorage.setItem("fonts","1")}catch{}};
document.head.append(sheet)};
let known=false;
try{known=sessionStorage.getItem("fonts")==="1"}catch{}
if(known||!PerformanceObserver.supportedEntryTypes?.includes("paint"))add(true);
else new PerformanceObserver((_paints,watch)=>{watch.disconnect();add(false)}).observe({type:"paint",buffered:true});
}`;
