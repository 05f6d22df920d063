/** The key of this device's choice in `localStorage`: 'light' or 'dark'. Without one the device decides. */
const storageKey = "theme";

/**
 * The script that puts this device's choice on the document before its first paint, and keeps what the switch says
 * (theme-switch.tsx). It is in the head, so that the switch answers before any other script (rule pages/theme).
 */
export const themeScript = `{
const root=document.documentElement,key=${JSON.stringify(storageKey)};
let chosen;
try{chosen=localStorage.getItem(key)}catch{}
const show=()=>{if(chosen==="light"||chosen==="dark")root.dataset.theme=chosen;else delete root.dataset.theme;
for(const one of document.getElementsByName(key))one.checked=one.value===(root.dataset.theme??"device")};
show();
document.addEventListener("DOMContentLoaded",show);
document.addEventListener("change",({target})=>{if(target.name!==key)return;
chosen=target.value;show();
try{if(chosen==="device")localStorage.removeItem(key);else localStorage.setItem(key,chosen)}catch{}});
addEventListener("storage",(event)=>{if(event.key===key){chosen=event.newValue;show()}});
addEventListener("pageshow",({persisted})=>{if(persisted)try{chosen=localStorage.getItem(key);show()}catch{}});
}`;
